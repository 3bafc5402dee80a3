import type { ReactNode } from 'react';
import { Button, buttonClass } from '../../components/ui/actions/button';
import { Field } from '../../components/ui/fields/field';
import { Select } from '../../components/ui/fields/select';
import { Dialog } from '../../components/ui/overlays/dialog';
import { HoverPopover } from '../../components/ui/overlays/popover';
import { Toast } from '../../components/ui/overlays/toast';
import type { Device, SheetProps } from './frame';
import { sections } from './sheets/sections';
import type { WORDS, Words } from './words';

interface Situation {
  devices: Device[];
  lang: keyof typeof WORDS;
  content: (props: SheetProps) => ReactNode;
}

const BOTH: Device[] = ['desktop', 'mobile'];
const ignore = () => {};

function Form({ words }: { words: Words }) {
  return (
    <div className="gallery-stack" data-fill="">
      <p>{words.dialogText}</p>
      <div className="gallery-stack" data-fill="">
        <Field id="type" label={words.type} validity="valid" message="">
          {(control) => (
            <Select
              {...control}
              placeholder={words.choose}
              defaultValue="3"
              options={words.types.map((label, index) => ({ value: String(index), label }))}
            />
          )}
        </Field>
        <Field id="company" label={words.company} validity="invalid" message={words.companyProblem}>
          {(control) => <input {...control} data-autofocus="" />}
        </Field>
        <Field id="message" label={words.message} validity="untouched" message="">
          {(control) => <textarea {...control} />}
        </Field>
      </div>
      <Button wide>{words.send}</Button>
    </div>
  );
}

/** A page to lie over. */
const Behind = sections.Content;

function dialog(
  variant: 'dialog' | 'sheet' | 'popup',
  lang: Situation['lang'],
  size?: 'small' | 'medium' | 'wide',
): Situation {
  return {
    devices: variant === 'dialog' ? BOTH : ['mobile'],
    lang,
    content: (props) => (
      <>
        <Behind {...props} />
        <Dialog
          open
          onClose={ignore}
          title={props.words.dialogTitle}
          closeLabel={props.words.close}
          variant={variant}
          size={size}
        >
          {size === 'small' ? <p>{props.words.sent}</p> : <Form words={props.words} />}
        </Dialog>
      </>
    ),
  };
}

const alone = (lang: Situation['lang'], how: 'click' | 'hover', content: (words: Words) => ReactNode): Situation => ({
  devices: BOTH,
  lang,
  content: ({ words, device }) => (
    <div className="gallery-screen">
      <div data-open={how === 'hover' && device === 'mobile' ? 'tap' : how}>{content(words)}</div>
    </div>
  ),
});

export const SITUATIONS: Record<string, Situation> = {
  dialog: dialog('dialog', 'en'),
  'dialog-small': dialog('dialog', 'zt', 'small'),
  'dialog-wide': dialog('dialog', 'zh', 'wide'),
  sheet: dialog('sheet', 'zt'),
  popup: dialog('popup', 'zh'),
  toast: {
    devices: BOTH,
    lang: 'zt',
    content: (props) => (
      <>
        <Behind {...props} />
        <Toast toast={{ text: props.words.sent }} duration={60_000} onDone={ignore} />
      </>
    ),
  },
  'toast-action': {
    devices: BOTH,
    lang: 'en',
    content: (props) => (
      <>
        <Behind {...props} />
        <Toast
          toast={{
            text: props.words.notSent,
            kind: 'error',
            action: { label: props.words.reopen, onAction: ignore },
          }}
          duration={60_000}
          onDone={ignore}
        />
      </>
    ),
  },
  select: alone('zt', 'click', (words) => (
    <div style={{ width: 'min(24rem, 80vw)' }}>
      <Field id="type" label={words.type} validity="untouched" message="">
        {(control) => (
          <Select
            {...control}
            placeholder={words.choose}
            defaultValue="3"
            options={words.types.map((label, index) => ({ value: String(index), label }))}
          />
        )}
      </Field>
    </div>
  )),
  popover: alone('zh', 'hover', (words) => (
    <HoverPopover id="codes" label={words.wechat} icon={words.wechat} buttonClassName={buttonClass('outline')}>
      <p>{words.wechat}</p>
    </HoverPopover>
  )),
};
