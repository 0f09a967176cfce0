import { lazyRouteComponent } from '@tanstack/react-router'
import { useState } from 'react'
import { LateOverlay } from '../shell/late-overlay.tsx'
import { useTexts } from '../texts/texts.ts'
import { useShortcuts } from './shortcuts.ts'

const PaletteDialog = lazyRouteComponent(() => import('./palette-dialog.tsx'), 'PaletteDialog')

/** Ctrl+K opens the palette. */
export function CommandPalette() {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  useShortcuts([{ key: 'mod+k', label: t('keys.palette'), run: () => setOpen(true) }])
  return (
    <LateOverlay open={open}>
      <PaletteDialog open={open} onClose={() => setOpen(false)} />
    </LateOverlay>
  )
}
