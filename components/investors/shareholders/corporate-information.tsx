import { useTranslations } from 'next-intl';
import { yearEndDay } from '@/lib/company/company-words';
import { company } from '@/lib/company/facts';
import { DIRECTORS_PATH } from '@/lib/datasets/directors-list';
import { longDate } from '@/lib/i18n/dates';
import { midnightOf } from '@/lib/i18n/hong-kong';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { TextLink } from '../../ui/actions/text-link';
import { Words } from '../../ui/text/words';
import { type Fact, FactList } from '../data/fact-list';

/** Who the company is in the register and who acts for it; what it does not give is not there. */
export function CorporateInformation({ page }: { page: PageContext }) {
  const t = useTranslations('shareholders');
  const list = useTranslations('board.list');
  const newTab = useTranslations('layout.footer')('newTab');
  const { locale } = page;
  const it = company();
  const yearEnd = yearEndDay(locale);
  const words = (text: string) => <Words>{text}</Words>;
  const parties = [
    ...(it.secretary ? [{ ...it.secretary, label: t('company.secretary') }] : []),
    ...(it.authorisedRepresentatives ?? []).map((one) => ({ ...one, label: t('company.representative') })),
    ...(it.auditor ? [{ ...it.auditor, label: t('company.auditor') }] : []),
    ...(it.advisers ?? []).map((one) => ({ ...one, label: t('company.adviser') })),
    ...(it.bankers ?? []).map((one) => ({ ...one, label: t('company.banker') })),
  ];
  const facts: (Fact | false)[] = [
    it.registeredName !== undefined && {
      key: 'registered-name',
      label: t('company.registeredName'),
      value: words(it.registeredName[locale]),
    },
    it.incorporatedIn !== undefined && {
      key: 'incorporated',
      label: t('company.incorporatedIn'),
      value: words(it.incorporatedIn[locale]),
    },
    it.listing !== undefined && {
      key: 'listing',
      label: t('company.listing'),
      value: words(
        t('company.listed', {
          board: it.listing.board,
          code: it.stockCode,
          day: longDate(midnightOf(it.listing.day), locale),
        }),
      ),
    },
    yearEnd !== undefined && { key: 'year-end', label: t('company.yearEnd'), value: words(yearEnd) },
    ...(it.offices ?? []).map(({ id, is, name, address, city }) => ({
      key: `office-${id}`,
      label: is === 'other' ? name[locale] : t(`company.office.${is}`),
      value: words((address ?? city)?.[locale] ?? name[locale]),
    })),
    ...parties.map(({ label, name, role, address }, index) => ({
      key: `party-${index}`,
      label,
      value: words(name[locale]),
      note: [role, address].flatMap((text) => text?.[locale] ?? []).join(' · ') || undefined,
    })),
    {
      key: 'investor-contact',
      label: t('company.contact'),
      value: <a href={`mailto:${it.emails.investors}`}>{it.emails.investors}</a>,
    },
    {
      key: 'directors',
      label: t('directors.title'),
      value: (
        <>
          <TextLink href={linkFrom(page, 'boardMembers')}>{t('directors.link')}</TextLink>
          <br />
          <TextLink href={DIRECTORS_PATH} newTab={newTab}>
            {list('link')}
          </TextLink>
        </>
      ),
    },
  ];
  return <FactList facts={facts.filter((fact) => fact !== false)} />;
}
