import type { WrittenAmount } from '@/lib/domain/amounts';

/** An amount of a report with its units around it; a dash where it is not given. */
export function ReportAmount({ amount }: { amount: WrittenAmount | undefined }) {
  if (!amount) return <span aria-hidden="true">–</span>;
  return (
    <>
      {amount.before && <small data-before="">{amount.before}</small>}
      {amount.figure}
      {/* The blank is as small as the unit. */}
      {amount.after && <small>{` ${amount.after}`}</small>}
    </>
  );
}
