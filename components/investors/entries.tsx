import { ArrowUpRight } from 'lucide-react';
import { dayMonthYear, isoDay } from '@/lib/i18n/dates';
import type { Circular, InteractiveQuestion, Report, Roadshow } from '@/lib/website-api/types';
import styles from './register.module.css';

/** Entries of the investor registers (§2): a date, a title, and the file or page behind it in a new tab. */

export function ReportEntry({ report, newTab }: { report: Report; newTab: string }) {
  return (
    <FileEntry
      testId="report-card"
      href={report.fileUrl}
      moment={report.publishTime}
      title={report.title}
      text={report.intro}
      file={report}
      newTab={newTab}
    />
  );
}

export function CircularEntry({ circular, newTab }: { circular: Circular; newTab: string }) {
  return (
    <FileEntry
      testId="circular-row"
      href={circular.fileUrl}
      moment={circular.publishTime}
      title={circular.title}
      file={circular}
      newTab={newTab}
    />
  );
}

export function RoadshowEntry({ roadshow, newTab }: { roadshow: Roadshow; newTab: string }) {
  return (
    <FileEntry
      testId="roadshow-item"
      href={roadshow.skipUrl}
      moment={roadshow.publishTime}
      title={roadshow.title}
      text={roadshow.intro}
      newTab={newTab}
    />
  );
}

export function QuestionEntry({ question }: { question: InteractiveQuestion }) {
  return (
    <li className={styles.entry} data-testid="qa-item">
      <Moment moment={question.publishTime} />
      <div className={styles.words}>
        <h2>{question.questionContent}</h2>
        <p>{question.answerContent}</p>
      </div>
    </li>
  );
}

interface FileEntryProps {
  testId: string;
  href: string;
  moment?: number;
  title: string;
  text?: string;
  file?: { fileType?: string; fileSize?: number };
  newTab: string;
}

function FileEntry({ testId, href, moment, title, text, file, newTab }: FileEntryProps) {
  return (
    <li className={styles.entry} data-testid={testId}>
      <Moment moment={moment} />
      <div className={styles.words}>
        <h2>
          <a href={href} target="_blank" rel="noopener noreferrer" className={styles.whole}>
            {title}
            <span className="visually-hidden"> {newTab}</span>
          </a>
        </h2>
        {text && <p>{text}</p>}
      </div>
      <span className={styles.file} data-figures>
        {fileFacts(file)}
        <ArrowUpRight size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
    </li>
  );
}

function Moment({ moment }: { moment?: number }) {
  if (moment === undefined) return <span />;
  return <time dateTime={isoDay(moment)}>{dayMonthYear(moment)}</time>;
}

function fileFacts(file: FileEntryProps['file']): string {
  const size = file?.fileSize;
  const readable =
    size === undefined
      ? ''
      : size < 1_000_000
        ? `${Math.round(size / 1000)} KB`
        : `${(size / 1_000_000).toFixed(1)} MB`;
  return [file?.fileType?.toUpperCase(), readable].filter(Boolean).join(' · ');
}
