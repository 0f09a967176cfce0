import { lazyRouteComponent } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LateOverlay } from '../shell/late-overlay.tsx'
import { useTexts } from '../texts/texts.ts'
import { pressKey, useShortcuts } from './shortcuts.ts'

const HelpDialog = lazyRouteComponent(() => import('./help-dialog.tsx'), 'HelpDialog')

/** Listens for shortcuts, and shows with `?` which there are. */
export function ShortcutHelp() {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  useShortcuts([{ key: '?', label: t('keys.help'), run: () => setOpen(true) }])
  useEffect(() => {
    window.addEventListener('keydown', pressKey)
    return () => window.removeEventListener('keydown', pressKey)
  }, [])
  return (
    <LateOverlay open={open}>
      <HelpDialog open={open} onClose={() => setOpen(false)} />
    </LateOverlay>
  )
}
