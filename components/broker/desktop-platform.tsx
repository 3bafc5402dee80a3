import { useTranslations } from 'next-intl';
import { PLATFORM } from '@/lib/content/broker';
import type { PageContext } from '@/lib/site/page-context';
import { Tabs } from '../ui/actions/tabs';
import { Facts } from './facts';
import { PlatformModule, PlatformSection } from './platform';

const FACTS = ['source', 'updated', 'replaces'] as const;

/** The data platform (§2): five tabs, each with its picture and where its data comes from. */
export function DesktopPlatform({ page }: { page: PageContext }) {
  const t = useTranslations('broker.platform');
  return (
    <PlatformSection>
      <Tabs
        label={t('label')}
        tabs={PLATFORM.map((module) => ({
          value: module.key,
          label: t(`${module.key}.name`),
          anchor: `platform-${module.key}`,
          content: (
            <PlatformModule page={page} module={module} sizes="640px">
              <Facts items={FACTS.map((fact) => ({ name: t(`rows.${fact}`), text: t(`${module.key}.${fact}`) }))} />
            </PlatformModule>
          ),
        }))}
      />
    </PlatformSection>
  );
}
