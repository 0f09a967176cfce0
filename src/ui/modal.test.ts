import { expect, it, vi } from 'vitest'
import { closeOnPressBeside } from './modal.ts'

/** Dispatches an event that bubbled from `target`. */
function send(dialog: EventTarget, type: string, target: EventTarget): void {
  dialog.dispatchEvent(Object.defineProperty(new Event(type), 'target', { value: target }))
}

it('closes only on a press that begins and ends beside the content', () => {
  const dialog = new EventTarget() as HTMLDialogElement
  const field = new EventTarget()
  const close = vi.fn()
  closeOnPressBeside(dialog, close)
  const press = (from: EventTarget, to: EventTarget) => {
    send(dialog, 'pointerdown', from)
    send(dialog, 'click', to)
  }

  // A selection of text that ends beside the dialog.
  press(field, dialog)
  press(field, field)
  expect(close).not.toHaveBeenCalled()
  press(dialog, dialog)
  expect(close).toHaveBeenCalledOnce()
})
