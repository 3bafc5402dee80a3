import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '../media/icon';
import { Link } from './link';
import styles from './pager.module.css';

export interface PagerLabels {
  /** Name of the whole, for assistive technology. */
  pager: string;
  previous: string;
  next: string;
  page: (page: number) => string;
  perPage: string;
  /** Such as "Items 13 to 18 of 38". */
  range: string;
}

export interface PagerProps {
  pageIndex: number;
  pageSize: number;
  pageSizes: readonly number[];
  /** Undefined where nobody knows it: then a page follows this one, as far as is known. */
  total: number | undefined;
  hrefFor: (paging: { pageIndex: number; pageSize: number }) => string;
  labels: PagerLabels;
}

/**
 * Ordinary links, so that every page of a list has an address and works without
 * JavaScript. Hidden when there is nothing to page through (§4).
 */
export function Pager({ pageIndex, pageSize, pageSizes, total, hrefFor, labels }: PagerProps) {
  if (total === 0) return null;
  const last = total === undefined ? pageIndex + 1 : Math.ceil(total / pageSize);
  return (
    <nav className={styles.pager} aria-label={labels.pager} data-testid="pager">
      <p data-figures>{labels.range}</p>
      <ul className={styles.pages}>
        <li>
          <Step
            href={pageIndex > 1 ? hrefFor({ pageIndex: pageIndex - 1, pageSize }) : undefined}
            rel="prev"
            label={labels.previous}
          >
            <Icon of={ChevronLeft} size={18} />
          </Step>
        </li>
        {pagesAround(pageIndex, last).map((page, _, pages) => (
          <li
            key={page}
            data-gap={followsGap(page, pages) || undefined}
            data-fills={fillsGap(page, pageIndex, last) || undefined}
            data-narrow={narrowPlace(page, narrowPages(pages, pageIndex))}
          >
            <Link
              href={hrefFor({ pageIndex: page, pageSize })}
              aria-label={labels.page(page)}
              aria-current={page === pageIndex ? 'page' : undefined}
              className={styles.page}
              data-figures
            >
              {page}
            </Link>
          </li>
        ))}
        <li>
          <Step
            href={pageIndex < last ? hrefFor({ pageIndex: pageIndex + 1, pageSize }) : undefined}
            rel="next"
            label={labels.next}
          >
            <Icon of={ChevronRight} size={18} />
          </Step>
        </li>
      </ul>
      <ul className={styles.sizes} aria-label={labels.perPage}>
        <li aria-hidden="true">{labels.perPage}</li>
        {pageSizes.map((size) => (
          <li key={size}>
            <Link
              href={hrefFor({ pageIndex: 1, pageSize: size })}
              aria-current={size === pageSize ? 'true' : undefined}
              className={styles.size}
              data-figures
            >
              {size}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Step({
  href,
  rel,
  label,
  children,
}: {
  href?: string;
  rel: string;
  label: string;
  children: React.ReactNode;
}) {
  if (href === undefined) {
    return (
      <span className={styles.page} data-off aria-hidden="true">
        {children}
      </span>
    );
  }
  return (
    <Link href={href} rel={rel} aria-label={label} className={styles.page}>
      {children}
    </Link>
  );
}

/** First, last, and the pages around the current one; a page that alone would be left out between two is named as well. */
export function pagesAround(current: number, last: number): number[] {
  const pages = pagesNear(current, last);
  const alone = pages.filter((page) => pages.includes(page + 2) && !pages.includes(page + 1)).map((page) => page + 1);
  return [...pages, ...alone].sort((one, other) => one - other);
}

/** On a phone there is room for five: of more, a page that only fills a gap gives way to the sign for it. */
function fillsGap(page: number, current: number, last: number): boolean {
  return last > 5 && !pagesNear(current, last).includes(page);
}

function pagesNear(current: number, last: number): number[] {
  const pages = new Set([1, last, current - 1, current, current + 1]);
  if (current <= 3) pages.add(2).add(3);
  if (current >= last - 2) pages.add(last - 1).add(last - 2);
  return [...pages].filter((page) => page >= 1 && page <= last).sort((one, other) => one - other);
}

/** Of the pages a pager names, those that stay where there is no room for all: first, last, and one between. */
export function narrowPages(pages: number[], current: number): number[] {
  const [first = 1, last = 1] = [pages[0], pages.at(-1)];
  if (last - first < 4) return pages;
  const between = Math.min(Math.max(current, first + 1), last - 1);
  return pages.filter((page) => [first, between, last].includes(page));
}

/** What becomes of a page where there is little room. */
function narrowPlace(page: number, narrow: number[]): 'left-out' | 'gap' | undefined {
  if (!narrow.includes(page)) return 'left-out';
  return followsGap(page, narrow) ? 'gap' : undefined;
}

/** Whether pages are left out between this one and the one before it. */
function followsGap(page: number, pages: number[]): boolean {
  return page - (pages[pages.indexOf(page) - 1] ?? page - 1) > 1;
}
