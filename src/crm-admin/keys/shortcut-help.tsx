import { useStore } from '@nanostores/react'
import { Modal } from 'antd'
import { useEffect, useState } from 'react'
import { useTexts } from '../texts/texts.ts'
import { $shortcuts, pressKey, useShortcuts } from './shortcuts.ts'

function shown(key: string): string {
  return key.replace('mod+', 'Ctrl + ').replace(/[a-z]$/, (letter) => letter.toUpperCase())
}

/** Listens for shortcuts, and shows with `?` which there are. */
export function ShortcutHelp() {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  const all = [...useStore($shortcuts).values()].flat()
  useShortcuts([{ key: '?', label: t('keys.help'), run: () => setOpen(true) }])
  useEffect(() => {
    window.addEventListener('keydown', pressKey)
    return () => window.removeEventListener('keydown', pressKey)
  }, [])
  return (
    <Modal open={open} title={t('keys.title')} footer={null} onCancel={() => setOpen(false)}>
      <dl className="crm-keys">
        {all.map(({ key, label }) => (
          <div key={key + label}>
            <dt>
              <kbd>{shown(key)}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
