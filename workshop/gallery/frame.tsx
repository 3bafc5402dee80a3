import type { ReactNode } from 'react';
import { WORDS, type Words } from './words';

export type Device = 'desktop' | 'mobile';
export type State = 'hover' | 'focus-visible' | 'active';

export interface SheetProps {
  words: Words;
  device: Device;
}

export interface Sheet {
  /** Needs the width of a page. */
  wide?: boolean;
  /** Shown on paper only: it brings its own ground. */
  paperOnly?: boolean;
  Content: (props: SheetProps) => ReactNode;
}

/** One sheet: three languages, on paper and on ink. */
export function SheetFrame({ name, sheet, device }: { name: string; sheet: Sheet; device: Device }) {
  const { wide, paperOnly, Content } = sheet;
  return (
    <div className="gallery-sheet">
      <h1>
        {name} · {device}
      </h1>
      {(paperOnly ? ['paper'] : ['paper', 'ink']).map((ground) => (
        <div key={ground} className="gallery-row" data-wide={wide || undefined}>
          {Object.values(WORDS).map((words) => (
            <div
              key={words.lang}
              lang={words.lang}
              className="gallery-cell"
              data-on-ink={ground === 'ink' ? '' : undefined}
            >
              <Content words={words} device={device} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Shows what is inside as it looks in a state. `on` finds the element, if it is not the first link or button. */
export function Forced({
  state,
  on = 'a, button, input, summary',
  children,
}: {
  state: State;
  on?: string;
  children: ReactNode;
}) {
  return (
    <div data-forced={state === 'active' ? 'hover active' : state} data-on={on}>
      {children}
    </div>
  );
}

export const STATES = ['hover', 'focus-visible', 'active'] as const;

export function Note({ children }: { children: string }) {
  return <p className="gallery-note">{children}</p>;
}

export function Line({ children }: { children: ReactNode }) {
  return <div className="gallery-line">{children}</div>;
}

export function Stack({ fill, children }: { fill?: boolean; children: ReactNode }) {
  return (
    <div className="gallery-stack" data-fill={fill || undefined}>
      {children}
    </div>
  );
}
