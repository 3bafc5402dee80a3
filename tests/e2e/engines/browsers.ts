import type { Layout } from '../../../lib/site/routes';
import type { EngineName } from '../../../scripts/lib/engines.mjs';
import { openChromium } from './chromium';
import { openFirefox } from './firefox';
import { openWebKit } from './webkit';

/** What the suite asks of a browser, whatever drives it. */
export interface Tab {
  /** Goes there, and waits until the page has loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page; what it needs of the test is its argument. */
  run<Result, Argument>(script: (argument: Argument) => Result, argument?: Argument): Promise<Awaited<Result>>;
  /** Gives the window another size, in CSS px. */
  size(width: number, height: number): Promise<void>;
  /** Moves the pointer over the first element of a selector. */
  point(selector: string): Promise<void>;
  /** Clicks on the first element of a selector, once it has been scrolled into view. */
  press(selector: string): Promise<void>;
  /** Clicks on a place of the window, in CSS px. */
  pressAt(x: number, y: number): Promise<void>;
  /** Presses Escape, wherever the focus is. */
  escape(): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Chooses the option of this value. */
  choose(selector: string, value: string): Promise<void>;
  /** What the page that is open logged as an error, was refused by its policy, or threw. */
  problems(): Promise<string[]>;
  /** Enlarges the whole page by so many steps of the browser's own zoom, or with 0 not at all; where it can be reached. */
  zoom?(steps: number): Promise<void>;
  /** Writes a picture of what is in view (PNG). */
  picture(file: string): Promise<void>;
}

export interface Browser {
  /** As it says itself. */
  version: string;
  /** The one tab of a layout. */
  tab(layout: Layout): Promise<Tab>;
  /** Ends it, also where it no longer answers. */
  close(): Promise<void>;
}

const OPENERS: Record<EngineName, (site: string) => Promise<Browser>> = {
  'chromium-107': openChromium,
  firefox: openFirefox,
  webkit: openWebKit,
};

/** @param site address of the site whose pages will be opened, by their paths */
export const openBrowser = (engine: EngineName, site: string): Promise<Browser> => OPENERS[engine](site);
