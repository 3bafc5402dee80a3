import { useTranslations } from 'next-intl';
import type { SUPPLY } from '@/lib/content/broker';

const FACTS = ['holds', 'by', 'replaces'] as const;

type Supply = (typeof SUPPLY)[number];

/** What a kind of market data holds, how it comes, and what was done before. */
export function useSupplyFacts(): (key: Supply) => { name: string; text: string }[] {
  const t = useTranslations('broker.supply');
  return (key) => FACTS.map((fact) => ({ name: t(`rows.${fact}`), text: t(`${key}.${fact}`) }));
}
