import { ButtonLink } from '../../../components/ui/actions/button';
import { TextLink } from '../../../components/ui/actions/text-link';
import { PageHeading } from '../../../components/ui/layout/page-heading';
import { Section } from '../../../components/ui/layout/section';
import { SplitSection } from '../../../components/ui/layout/split-section';
import { Artwork } from '../../../components/ui/media/artwork';
import { Statistics } from '../../../components/ui/text/statistics';
import type { Sheet } from '../frame';

const picture = (
  <Artwork
    art={{ src: '/assets/news/default-1280.webp', sources: [], width: 1280, height: 720 }}
    alt=""
    sizes="100vw"
    className="gallery-picture"
  />
);

export const sections: Sheet = {
  wide: true,
  paperOnly: true,
  Content: ({ words }) => (
    <>
      <PageHeading title={words.title} lead={words.lead} />
      <Section
        title={words.news}
        aside={<TextLink href="/companyDynamics">{words.more}</TextLink>}
        lead={words.lead}
        eyebrow={words.eyebrow}
      >
        <Statistics items={words.figures} hairlines />
      </Section>
      <Section tone="mist" align="center" title={words.title} lead={words.lead} eyebrow={words.eyebrow}>
        <Statistics items={words.figures} size="medium" align="center" />
      </Section>
      <Section tone="ink" title={words.title} lead={words.lead} eyebrow={words.eyebrow}>
        <Statistics items={words.figures} hairlines />
      </Section>
    </>
  ),
};

export const split: Sheet = {
  wide: true,
  paperOnly: true,
  Content: ({ words }) => (
    <>
      <SplitSection title={words.title} lead={words.lead} eyebrow={words.eyebrow} picture={picture}>
        <TextLink href="/brokerService">{words.more}</TextLink>
      </SplitSection>
      <SplitSection tone="ink" side="left" title={words.title} lead={words.lead} picture={picture}>
        <ButtonLink href="/tradeGodownload">{words.download}</ButtonLink>
      </SplitSection>
    </>
  ),
};
