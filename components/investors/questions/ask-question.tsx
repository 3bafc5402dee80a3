import { useTranslations } from 'next-intl';
import { company } from '@/lib/company/facts';
import { closedPeriodAt } from '@/lib/content/company-events';
import { formAddress } from '@/lib/contract/form-address';
import { longDate } from '@/lib/i18n/dates';
import { midnightOf } from '@/lib/i18n/hong-kong';
import type { PageContext } from '@/lib/site/page-context';
import { pathOf } from '@/lib/site/routes';
import { useFormWords } from '../../forms/form-words';
import { PrivacyLine } from '../../forms/privacy-line';
import { QuestionDesk } from './question-desk';

/** The button that asks for a question, and all that follows (§4). */
export function AskQuestion({ page }: { page: PageContext }) {
  const t = useTranslations('investors.ask');
  const form = useFormWords();
  const email = company().emails.investors;
  const closed = closedPeriodAt(page.locale, Date.now());
  const answers = useTranslations('answers');
  return (
    <QuestionDesk
      action={formAddress('question')}
      returnTo={pathOf(page.route, page.layout)}
      locale={page.locale}
      layout={page.layout}
      words={{
        form,
        ask: t('ask'),
        title: t('title'),
        close: t('close'),
        closed: closed && answers('closed', { day: longDate(midnightOf(closed.to), page.locale) }),
        intro: t('intro'),
        privacy: <PrivacyLine page={page} of="question" />,
        questionContent: t('questionContent'),
        email: t('email'),
        hint: { questionContent: t('hint.questionContent'), email: t('hint.email') },
        problems: { questionContent: t('problems.questionContent'), email: t('problems.email') },
        submit: t('submit'),
        successTitle: t('successTitle'),
        success: t('success'),
        successClose: t('successClose'),
        dismiss: t('dismiss'),
        failure: t('failure'),
        limited: t('limited'),
        reopen: t('reopen'),
        failureTarget: t('failureTarget', { email }),
      }}
    />
  );
}
