import type { ReactOfDecap, Widgets } from "./decap";

interface ControlProps {
  getAsset: (...asked: unknown[]) => unknown;
}

/**
 * Lets a photo's field draw its photo as soon as it has come. Decap 3.16 asks for the photo once,
 * before it has come, and again only when the function to ask with is another; so it stays away.
 */
export function redrawPhotos(widgets: Widgets, { createClass, h }: ReactOfDecap): void {
  const { control, preview, schema } = widgets.getWidget("image");
  const redrawn = createClass({
    shouldComponentUpdate: () => true,
    render(this: { props: ControlProps }) {
      const { getAsset } = this.props;
      return h(control, {
        ...this.props,
        getAsset: (...asked: unknown[]) => getAsset(...asked),
      });
    },
  });
  widgets.registerWidget("image", redrawn, preview, schema);
}
