import { useStore } from '@nanostores/react'
import { Modal } from 'antd'
import { Styles } from '../styles/styles.tsx'
import { useTexts } from '../texts/texts.ts'
import helpCss from './help.css?inline'
import { $shortcuts } from './shortcuts.ts'

function shown(key: string): string {
  return key.replace('mod+', 'Ctrl + ').replace(/[a-z]$/, (letter) => letter.toUpperCase())
}

export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTexts()
  const all = [...useStore($shortcuts).values()].flat()
  return (
    <Modal open={open} title={t('keys.title')} footer={null} onCancel={onClose}>
      <Styles name="help" css={helpCss} />
      <dl className="crm-keys">
        {all.map(({ key, label, alsoWithMod }) => (
          <div key={key + label}>
            <dt>
              <kbd>{shown(key)}</kbd>
              {alsoWithMod && (
                <>
                  , <kbd>{shown(`mod+${key}`)}</kbd>
                </>
              )}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
