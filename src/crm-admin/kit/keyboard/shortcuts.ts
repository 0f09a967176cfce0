import { atom } from 'nanostores'
import { useId, useLayoutEffect, useRef } from 'react'
import { overlayLoading } from '../feedback/late-overlay.tsx'

export interface Shortcut {
  /** A value of `KeyboardEvent.key`; `mod+k` is Ctrl or Command and K. */
  key: string
  label: string
  /** Ctrl or Command with the key does the same; like the key alone, it is ignored while typing. */
  alsoWithMod?: true
  repeats?: boolean
  run(): void
}

export const $shortcuts = atom<ReadonlyMap<string, readonly Shortcut[]>>(new Map())

const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })

/** The field of a dialog that has just been closed keeps the focus until the next frame. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || !isVisible(target)) return false
  return target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select')
}

const dialogs = `[role=dialog][aria-modal=true], dialog:modal, [${overlayLoading}]`

/** Whether a dialog is open or being loaded. A closed dialog stays in the page, hidden. */
const dialogIsOpen = (): boolean => [...document.querySelectorAll(dialogs)].some(isVisible)

function keysOf({ ctrlKey, metaKey, shiftKey, key: pressed }: KeyboardEvent) {
  const key = pressed.toLowerCase()
  if (!ctrlKey && !metaKey) return { key, plain: key }
  return shiftKey ? { key: `mod+shift+${key}`, plain: null } : { key: `mod+${key}`, plain: key }
}

/** Runs the shortcut of a key, unless the focus is in a field or a dialog is open. */
export function pressKey(event: KeyboardEvent): void {
  if (event.altKey || event.defaultPrevented || event.isComposing) return
  const { key, plain } = keysOf(event)
  const all = [...$shortcuts.get().values()].flat()
  const found = all.findLast(
    (shortcut) => shortcut.key === key || (shortcut.alsoWithMod && shortcut.key === plain),
  )
  if (found === undefined) return
  if (!found.key.startsWith('mod+') && (isTyping(event.target) || dialogIsOpen())) return
  event.preventDefault()
  if (event.repeat && !found.repeats) return
  found.run()
}

export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const id = useId()
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  const names = shortcuts.map(({ key, label }) => `${key} ${label}`).join('\n')
  useLayoutEffect(() => {
    const offered = latest.current.map((shortcut, index) => ({
      ...shortcut,
      run: () => latest.current[index]?.run(),
    }))
    $shortcuts.set(new Map($shortcuts.get()).set(id, offered))
    return () => {
      const others = new Map($shortcuts.get())
      others.delete(id)
      $shortcuts.set(others)
    }
  }, [id, names])
}
