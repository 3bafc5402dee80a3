import type { LegalTable as Table } from '@/lib/content/legal/document';
import { Words } from '../ui/text/words';
import styles from './legal-table.module.css';

/** Rows with their heads (§2: the table of chapter 2). Where there is no room for columns, each row is a list of its cells. */
export function LegalTable({ table: { caption, head, rows, brief = 0 } }: { table: Table }) {
  return (
    <table className={styles.table} data-columns={head.length}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">
              <Words>{name}</Words>
            </th>
            {cells.map((cell, place) => (
              <td
                key={head[place + 1]}
                data-head={head[place + 1]}
                data-brief={place + 1 >= head.length - brief || undefined}
              >
                <Words>{cell}</Words>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
