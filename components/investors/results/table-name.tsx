import type { ReactNode } from 'react';

/** Names a table under a heading that is seen: for who hears it the name, for all what its figures are. */
export function TableName({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  return (
    <span id={id}>
      <span className="visually-hidden">{name} </span>
      {children}
    </span>
  );
}
