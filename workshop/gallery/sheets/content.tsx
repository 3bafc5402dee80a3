import { Headset, LineChart, ShieldCheck } from 'lucide';
import { Accordion } from '../../../components/ui/actions/accordion';
import { Button } from '../../../components/ui/actions/button';
import { Tabs } from '../../../components/ui/actions/tabs';
import { Card } from '../../../components/ui/layout/card';
import { EmptyState } from '../../../components/ui/layout/empty-state';
import { Skeleton } from '../../../components/ui/layout/skeleton';
import { Icon } from '../../../components/ui/media/icon';
import { Picture } from '../../../components/ui/media/picture';
import { SampleLabel } from '../../../components/ui/text/sample-label';
import { Statistics } from '../../../components/ui/text/statistics';
import { Forced, Note, type Sheet, STATES, Stack } from '../frame';
import type { Words } from '../words';

const tabsOf = (words: Words) =>
  words.tabs.map((label, index) => ({ value: String(index), label, content: <p>{words.tabTexts[index]}</p> }));

export const tabs: Sheet = {
  Content: ({ words, device }) => (
    <Stack fill>
      <Note>underline</Note>
      <Tabs label={words.eyebrow} tabs={tabsOf(words)} />
      <Note>hover, focus</Note>
      {(['hover', 'focus-visible'] as const).map((state) => (
        <Forced key={state} state={state} on="[role=tab]:nth-child(2)">
          <Tabs label={words.eyebrow} tabs={tabsOf(words).slice(0, 2)} />
        </Forced>
      ))}
      <Note>pill, third of five</Note>
      <Tabs label={words.eyebrow} tabs={tabsOf(words)} appearance="pill" defaultValue="2" />
      <Note>pill, hover, focus</Note>
      {(['hover', 'focus-visible'] as const).map((state) => (
        <Forced key={state} state={state} on="[role=tab]:nth-child(2)">
          <Tabs label={words.eyebrow} tabs={tabsOf(words).slice(0, 2)} appearance="pill" />
        </Forced>
      ))}
      {device === 'desktop' && (
        <>
          <Note>vertical</Note>
          <Tabs label={words.eyebrow} tabs={tabsOf(words)} orientation="vertical" defaultValue="1" />
          <Tabs label={words.eyebrow} tabs={tabsOf(words)} orientation="vertical" appearance="pill" defaultValue="1" />
        </>
      )}
    </Stack>
  ),
};

export const accordion: Sheet = {
  Content: ({ words }) => {
    const items = words.questions.map((title, index) => ({ title, content: <p>{words.answers[index]}</p> }));
    return (
      <Stack fill>
        <Note>one open</Note>
        <Accordion items={items} open={1} />
        <Note>hover, focus</Note>
        <Forced state="hover" on="summary">
          <Accordion items={items} />
        </Forced>
        <Forced state="focus-visible" on="summary">
          <Accordion items={items} />
        </Forced>
      </Stack>
    );
  },
};

export const cards: Sheet = {
  Content: ({ words }) => {
    const cover = (
      <Picture
        src="/assets/news/default-640.webp"
        fallback={{ src: '/assets/news/default-640.webp', sources: [] }}
        alt=""
        width={640}
        height={360}
        sizes="400px"
      />
    );
    return (
      <Stack fill>
        <Note>linked, with a picture: rest, hover</Note>
        <Card title={words.cardTitle} href="/news" label={words.date} text={words.cardText} picture={cover} />
        <Forced state="hover" on="a">
          <Card title={words.cardTitle} href="/news" label={words.date} text={words.cardText} picture={cover} />
        </Forced>
        <Note>icon: rest, hover, focus, pressed</Note>
        <Card
          title={words.tabs[0] ?? ''}
          href="/news"
          text={words.tabTexts[0]}
          icon={<Icon of={LineChart} strokeWidth={1.5} />}
        />
        {STATES.map((state) => (
          <Forced key={state} state={state} on="a">
            <Card
              title={words.tabs[0] ?? ''}
              href="/news"
              text={words.tabTexts[0]}
              icon={<Icon of={LineChart} strokeWidth={1.5} />}
            />
          </Forced>
        ))}
        <Note>leads nowhere; to another site</Note>
        <Card title={words.tabs[2] ?? ''} text={words.tabTexts[2]} icon={<Icon of={ShieldCheck} strokeWidth={1.5} />} />
        <Card title={words.exchange} href="https://example.com" newTab={words.newTab} />
        <Note>plain: rest, hover</Note>
        <Card look="plain" title={words.cardTitle} href="/news" label={words.date} picture={cover} />
        <Forced state="hover" on="a">
          <Card
            look="plain"
            title={words.tabs[3] ?? ''}
            href="/news"
            text={words.tabTexts[3]}
            icon={<Icon of={Headset} strokeWidth={1.5} />}
          />
        </Forced>
      </Stack>
    );
  },
};

export const figures: Sheet = {
  Content: ({ words }) => (
    <Stack fill>
      <Note>large</Note>
      <Statistics items={words.figures} />
      <Note>large, hairlines</Note>
      <Statistics items={words.figures} hairlines />
      <Note>medium</Note>
      <Statistics items={words.figures} size="medium" />
    </Stack>
  ),
};

export const states: Sheet = {
  Content: ({ words }) => (
    <Stack fill>
      <Note>empty</Note>
      <EmptyState title={words.empty} text={words.emptyText} />
      <Note>failed</Note>
      <EmptyState
        kind="failed"
        title={words.failed}
        text={words.failedText}
        action={<Button look="outline">{words.retry}</Button>}
      />
      <Note>on its way, and there</Note>
      <Skeleton ratio="16 / 9" />
      <Skeleton lines={3} />
      <p>{words.tabTexts[1]}</p>
      <Skeleton shape="circle" width="3rem" height="3rem" />
      <Note>sample label</Note>
      <SampleLabel>{words.sample}</SampleLabel>
    </Stack>
  ),
};
