import { useLayoutEffect, useState } from 'react'
import { LateOverlay, lateComponent } from '../feedback/late-overlay.tsx'
import { useTexts } from '../texts/texts.ts'
import { pressKey, useShortcuts } from './shortcuts.ts'

const HelpDialog = lateComponent(() => import('./help-dialog.tsx'), 'HelpDialog')

/** Handles shortcuts, and shows them with `?`. */
export function ShortcutHelp() {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  useShortcuts([{ key: '?', label: t('keys.help'), run: () => setOpen(true) }])
  // Before the first paint, so that no key is lost on a screen that is already visible.
  useLayoutEffect(() => {
    window.addEventListener('keydown', pressKey)
    return () => window.removeEventListener('keydown', pressKey)
  }, [])
  return (
    <LateOverlay open={open}>
      <HelpDialog open={open} onClose={() => setOpen(false)} />
    </LateOverlay>
  )
}
