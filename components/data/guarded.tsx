import { unstable_rethrow } from 'next/navigation';
import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { log, reasonOf } from '@/lib/base/log';
import { isClientComponent, isWaiting } from '@/lib/next/client-component';
import type { PageContext } from '@/lib/site/page-context';
import { FailedState } from './failed-state';

type Props = Record<string, unknown>;

export interface GuardedProps {
  page: PageContext;
  /** For the log. */
  section: string;
  children: ReactNode;
}

/**
 * Content made from data. Should it throw after all, the failed state stands there and
 * the rest of the page is as it was. React has error boundaries in the browser only: on
 * the server one error makes the whole page a 500. So the server components within are
 * called here, one by one, where an error can be caught; what the browser runs is not.
 */
export function Guarded({ page, section, children }: GuardedProps): ReactNode {
  const failed = (error: unknown) => {
    // What Next and React throw to steer the rendering is no error.
    unstable_rethrow(error);
    if (isWaiting(error)) throw error;
    log('error', 'render.failed', { section, route: page.route, reason: reasonOf(error) });
    return <FailedState page={page} />;
  };
  const again = (node: ReactNode) => (
    <Guarded page={page} section={section}>
      {node}
    </Guarded>
  );
  try {
    return called(children, (later) => later.then(again, failed));
  } catch (error) {
    return failed(error);
  }
}

type Later = (node: Promise<ReactNode>) => ReactNode;

/** A list whose entries are made by a function, so that the function too runs where its errors are caught. */
export function GuardedList<T>({
  items,
  children,
  ...place
}: Omit<GuardedProps, 'children'> & { items: T[]; children: (items: T[]) => ReactNode }) {
  return (
    <Guarded {...place}>
      <Entries items={items} entriesOf={children} />
    </Guarded>
  );
}

function Entries<T>({ items, entriesOf }: { items: T[]; entriesOf: (items: T[]) => ReactNode }) {
  return entriesOf(items);
}

/** A tree with its server components called; what has none within is handed back as it is. */
function called(node: ReactNode, later: Later): ReactNode {
  if (Array.isArray(node)) return listCalled(node, later);
  if (!isValidElement<Props>(node)) return node;
  if (!isServerComponent(node.type)) return withPropsCalled(node, later);
  const result = node.type(node.props);
  const content = result instanceof Promise ? later(result) : called(result, later);
  return node.key === null ? content : <Fragment key={node.key}>{content}</Fragment>;
}

function listCalled(nodes: ReactNode[], later: Later): ReactNode[] {
  const contents = nodes.map((node, index) => {
    const content = called(node, later);
    // An element that was made anew would be asked for a key.
    const isNew = content !== node && isValidElement(content) && content.key === null;
    return isNew ? keyed(content, index) : content;
  });
  return contents.some((content, index) => content !== nodes[index]) ? contents : nodes;
}

function keyed(element: ReactElement, place: number): ReactElement {
  return cloneElement(element, { key: `guarded-${place}` });
}

/** Elements are handed down as children and as other props too. */
function withPropsCalled(element: ReactElement<Props>, later: Later): ReactElement {
  const props: Props = {};
  for (const [name, value] of Object.entries(element.props)) {
    if (!isValidElement(value) && !(name === 'children' && Array.isArray(value))) continue;
    const content = called(value as ReactNode, later);
    if (content !== value) props[name] = content;
  }
  return Object.keys(props).length === 0 ? element : cloneElement(element, props);
}

function isServerComponent(type: unknown): type is (props: Props) => ReactNode | Promise<ReactNode> {
  return typeof type === 'function' && !isClientComponent(type);
}
