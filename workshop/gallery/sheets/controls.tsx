import { Download, Globe, Menu, X } from 'lucide';
import { Breadcrumb } from '../../../components/ui/actions/breadcrumb';
import { BusyButton } from '../../../components/ui/actions/busy-button';
import { Button, ButtonLink, IconButton } from '../../../components/ui/actions/button';
import { Pager } from '../../../components/ui/actions/pager';
import { TextLink } from '../../../components/ui/actions/text-link';
import { Field } from '../../../components/ui/fields/field';
import { Select } from '../../../components/ui/fields/select';
import { Container } from '../../../components/ui/layout/container';
import { Icon } from '../../../components/ui/media/icon';
import { Forced, Line, Note, type Sheet, STATES, Stack } from '../frame';

const ignore = () => {};

export const buttons: Sheet = {
  Content: ({ words }) => (
    <Stack>
      {(['primary', 'outline', 'quiet'] as const).map((look) => (
        <Stack key={look}>
          <Note>{`${look}: rest, hover, focus, pressed, busy, off`}</Note>
          <Line>
            <Button look={look}>{words.send}</Button>
            {STATES.map((state) => (
              <Forced key={state} state={state}>
                <Button look={look}>{words.send}</Button>
              </Forced>
            ))}
            <BusyButton look={look} busy>
              {words.send}
            </BusyButton>
            <Button look={look} disabled>
              {words.send}
            </Button>
          </Line>
        </Stack>
      ))}
      <Note>sizes</Note>
      <Line>
        {(['small', 'medium', 'large'] as const).map((size) => (
          <ButtonLink key={size} href="/home" size={size}>
            {words.download}
          </ButtonLink>
        ))}
      </Line>
      <Line>
        {(['small', 'medium', 'large'] as const).map((size) => (
          <ButtonLink key={size} href="/home" size={size} look="outline">
            <Icon of={Download} size={18} />
            {words.download}
          </ButtonLink>
        ))}
      </Line>
      <Note>wide, long</Note>
      <Button wide>{words.long}</Button>
      <Note>one icon: rest, hover, focus, pressed</Note>
      <Line>
        <IconButton label={words.close}>
          <Icon of={X} size={22} />
        </IconButton>
        {STATES.map((state) => (
          <Forced key={state} state={state}>
            <IconButton label={words.close}>
              <Icon of={Menu} size={22} />
            </IconButton>
          </Forced>
        ))}
        <IconButton label={words.close}>
          <Icon of={Globe} size={22} />
        </IconButton>
      </Line>
    </Stack>
  ),
};

export const links: Sheet = {
  Content: ({ words }) => (
    <Stack>
      <Note>text link: rest, hover, focus, pressed</Note>
      <Line>
        <TextLink href="/home">{words.more}</TextLink>
        {STATES.map((state) => (
          <Forced key={state} state={state}>
            <TextLink href="/home">{words.more}</TextLink>
          </Forced>
        ))}
      </Line>
      <Note>to another site: rest, hover</Note>
      <Line>
        <TextLink href="https://example.com" newTab={words.newTab}>
          {words.exchange}
        </TextLink>
        <Forced state="hover">
          <TextLink href="https://example.com" newTab={words.newTab}>
            {words.exchange}
          </TextLink>
        </Forced>
      </Line>
      <Note>breadcrumb</Note>
      <Breadcrumb
        label={words.home}
        crumbs={[
          { label: words.home, href: '/home' },
          { label: words.news, href: '/companyDynamics' },
          { label: words.cardTitle },
        ]}
      />
    </Stack>
  ),
};

export const pager: Sheet = {
  wide: true,
  Content: ({ words }) => (
    <Container className="gallery-moving">
      <Pager
        pageIndex={3}
        pageSize={6}
        pageSizes={[6, 10, 20, 30]}
        total={52}
        hrefFor={() => '#'}
        labels={{
          pager: words.news,
          previous: '<',
          next: '>',
          page: String,
          perPage: words.lang === 'en' ? 'Per page' : '每頁',
          range: '13–18 / 52',
        }}
      />
    </Container>
  ),
};

export const fields: Sheet = {
  Content: ({ words }) => {
    const { company, companyProblem, companyValue, companyHint, type, types, choose, message } = words;
    const shared = { label: company, message: companyProblem };
    return (
      <Stack fill>
        <Field id="rest" {...shared} hint={companyHint} validity="untouched">
          {(control) => <input {...control} placeholder={company} />}
        </Field>
        {(['hover', 'focus-visible'] as const).map((state) => (
          <Forced key={state} state={state}>
            <Field id={state} {...shared} validity="untouched">
              {(control) => <input {...control} placeholder={company} />}
            </Field>
          </Forced>
        ))}
        <Field id="valid" {...shared} validity="valid">
          {(control) => <input {...control} defaultValue={companyValue} />}
        </Field>
        <Field id="invalid" {...shared} validity="invalid">
          {(control) => <input {...control} placeholder={company} />}
        </Field>
        <Field id="quiet" label={company} validity="invalid">
          {(control) => <input {...control} placeholder={company} />}
        </Field>
        <Field id="off" {...shared} validity="untouched">
          {(control) => <input {...control} disabled defaultValue={companyValue} />}
        </Field>
        <Field id="type" label={type} message="" validity="untouched">
          {(control) => (
            <Select {...control} placeholder={choose} options={types.map((label) => ({ value: label, label }))} />
          )}
        </Field>
        <Field id="text" label={message} message="" validity="untouched">
          {(control) => <textarea {...control} placeholder={words.dialogText} onChange={ignore} />}
        </Field>
      </Stack>
    );
  },
};
