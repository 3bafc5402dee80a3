import type { FigureName } from '@/lib/domain/figures';
import type { KeyTable } from '@/lib/domain/key-figures';

/** An amount of a table that a later document has restated. */
export interface Restatement {
  /** Of its note. */
  number: number;
  year: number;
  name: FigureName;
  from: number;
  amount: number;
  because?: string;
}

/** What a table has restated, row by row, in the order of its notes. */
export function restatementsOf({ names, columns }: KeyTable): Restatement[] {
  const found = names.flatMap((name) =>
    columns.flatMap(({ year, amounts }) => {
      const { amount, restated } = amounts[name] ?? {};
      return amount === undefined || !restated ? [] : [{ year, name, amount, ...restated }];
    }),
  );
  return found.map((each, index) => ({ ...each, number: index + 1 }));
}
