import type { Backends } from "./backend";
import type { Phrases } from "./words";

/** A value that Decap keeps: Immutable.js' maps and lists, as far as they are used here. */
export interface Kept {
  get: (key: string | number, otherwise?: unknown) => unknown;
  getIn: (path: (string | number)[]) => unknown;
  toArray: () => unknown[];
  size: number;
}

/** A component of the React inside Decap. */
export type Component = object;

/** An element of the React inside Decap. */
export interface Element {
  type: Component | string;
  props: { children?: unknown } & Record<string, unknown>;
}

/** What Decap gives to its page of the React inside it. */
export interface ReactOfDecap {
  createClass: (parts: object) => Component;
  h: (type: Component | string, props?: object | null, ...children: unknown[]) => Element;
}

/** The part of Decap that keeps the kinds of fields. */
export interface Widgets {
  getWidget: (name: string) => { control: Component; preview: Component; schema: object };
  registerWidget: (name: string, control: Component, preview: Component, schema: object) => void;
}

/** Decap, as far as its page uses it. */
export interface Cms extends Widgets, Backends {
  init: (options: { config: object }) => void;
  getLocale: (locale: string) => Phrases;
  registerLocale: (locale: string, phrases: Phrases) => void;
  registerPreviewTemplate: (name: string, component: Component) => void;
  registerPreviewStyle: (style: string, options: { raw: boolean }) => void;
}
