/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog, type DialogProps } from '@/components/ui/overlays/dialog';
import { installDialogs } from '../../support/dialog';

installDialogs();

function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask for a call
      </button>
      <Dialog
        title="Talk to us"
        closeLabel="Close"
        testId="consultation-popup"
        {...props}
        open={open}
        onClose={() => {
          props.onClose?.();
          setOpen(false);
        }}
      >
        <label>
          Name
          <input />
        </label>
      </Dialog>
    </>
  );
}

async function open(props: Partial<DialogProps> = {}) {
  const user = userEvent.setup();
  render(<Page {...props} />);
  await user.click(screen.getByRole('button', { name: 'Ask for a call' }));
  return user;
}

const dialog = () => screen.queryByRole('dialog', { name: 'Talk to us' });
const overlay = () => screen.getByTestId('consultation-popup');

/** Presses one place and lets go over another. */
function press(from: Element, to: Element = from) {
  fireEvent.pointerDown(from);
  fireEvent.pointerUp(to);
}

describe('dialog', () => {
  test('is not there before it is opened, its words and its hook neither', () => {
    render(<Page />);
    expect([dialog(), screen.queryByLabelText('Name'), screen.queryByTestId('consultation-popup')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('is named by its title, which is a heading', async () => {
    await open();
    expect(within(overlay()).getByRole('heading', { level: 2, name: 'Talk to us' })).toBeVisible();
    expect(dialog()).toBe(overlay());
  });

  test('takes the focus, and gives it back to what opened it', async () => {
    const user = await open();
    expect(dialog()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Ask for a call' })).toHaveFocus();
  });

  test('§4 the close button closes it', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
  });

  test('Escape closes it, and it is asked for once', async () => {
    const onClose = jest.fn();
    const user = await open({ onClose });
    await user.keyboard('{Escape}');
    expect([dialog(), onClose.mock.calls.length]).toEqual([null, 1]);
  });

  test('one that the browser closed by itself is known to be closed', async () => {
    await open();
    screen.getByRole<HTMLDialogElement>('dialog').close();
    expect(await screen.findByRole('button', { name: 'Ask for a call' })).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByLabelText('Name')).toBeNull();
  });

  test('a click beside it closes it', async () => {
    await open();
    press(overlay());
    expect(dialog()).toBeNull();
  });

  test('§4 mobile popup: a click on the overlay does not close it', async () => {
    await open({ variant: 'popup', dismissOnOverlay: false });
    press(overlay());
    expect(dialog()).not.toBeNull();
  });

  test('a click inside does not close it, nor does text selected from inside outwards', async () => {
    await open();
    press(screen.getByLabelText('Name'));
    press(screen.getByLabelText('Name'), overlay());
    expect(dialog()).not.toBeNull();
  });

  test('§4 what was typed is gone at the next opening', async () => {
    const user = await open();
    await user.type(screen.getByLabelText('Name'), 'Visitor');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Ask for a call' }));
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });

  test('one that keeps its content keeps what was typed', async () => {
    const user = await open({ keepMounted: true });
    await user.type(screen.getByLabelText('Name'), 'Visitor');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Ask for a call' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Visitor');
  });
});
