import { Fragment } from 'react';

/**
 * An amount in large letters: its numbers in their size, what they count smaller (`small`), since 「分鐘」 fills its
 * squares and would be louder than the 4 before it. The blank before the next number is as large as the number, so that
 * each unit stands with its own.
 */
export function Amount({ children: amount }: { children: string }) {
  return amount.split(/([\d.,:%+]+)/).map((part, index) => {
    if (index % 2 === 1 || part.trim() === '') return part;
    const unit = part.trimEnd();
    return (
      <Fragment key={part}>
        <small>{unit}</small>
        {part.slice(unit.length)}
      </Fragment>
    );
  });
}
