type Component = object;

interface ControlProps {
  getAsset: (...asked: unknown[]) => unknown;
}

interface Control {
  shouldComponentUpdate: () => boolean;
  render: (this: { props: ControlProps }) => unknown;
}

/** The part of Decap that keeps the kinds of fields. */
export interface Widgets {
  getWidget: (name: string) => { control: Component; preview: Component; schema: object };
  registerWidget: (name: string, control: Component, preview: Component, schema: object) => void;
}

/** What Decap gives to its page of the React inside it. */
export interface ReactOfDecap {
  createClass: (control: Control) => Component;
  h: (component: Component, props: ControlProps) => unknown;
}

/**
 * Lets a photo's field draw its photo as soon as it has come. Decap 3.16 asks for the photo once,
 * before it has come, and again only when the function to ask with is another; so it stays away.
 */
export function redrawPhotos(widgets: Widgets, { createClass, h }: ReactOfDecap): void {
  const { control, preview, schema } = widgets.getWidget("image");
  const redrawn = createClass({
    shouldComponentUpdate: () => true,
    render() {
      const { getAsset } = this.props;
      return h(control, { ...this.props, getAsset: (...asked) => getAsset(...asked) });
    },
  });
  widgets.registerWidget("image", redrawn, preview, schema);
}
