import { TOGGLE_LINK_COMMAND } from '@lexical/link'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { linkAddress } from '@nas/domain/rich-text/link-address'
import { Button, Checkbox, Input, Popover } from 'antd'
import { useId, useState } from 'react'
import { useEditorTexts } from '../editor-texts.ts'
import { ToolButton } from './tools.tsx'

export function LinkTool({ present }: { present: string }) {
  const [editor] = useLexicalComposerContext()
  const { t } = useEditorTexts()
  const id = useId()
  const [open, setOpen] = useState(false)
  const [address, setAddress] = useState('')
  const [newTab, setNewTab] = useState(false)
  const [wrong, setWrong] = useState(false)
  const close = (): void => {
    setOpen(false)
    setWrong(false)
  }
  const set = (url: string | null): void => {
    editor.dispatchCommand(
      TOGGLE_LINK_COMMAND,
      url === null ? null : { url, target: newTab ? '_blank' : null },
    )
    close()
    editor.focus()
  }
  const apply = (): void => {
    const url = linkAddress(address)
    if (url === null) setWrong(true)
    else set(url)
  }
  const form = (
    <div className="crm-link-tool">
      <label htmlFor={id}>{t('text.address')}</label>
      <Input
        id={id}
        value={address}
        aria-invalid={wrong}
        aria-describedby={`${id}-error`}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Prevents the submit of the surrounding form.
          event.preventDefault()
          apply()
        }}
      />
      <p id={`${id}-error`} className="crm-problem" role="alert">
        {wrong ? t('text.addressInvalid') : ''}
      </p>
      <Checkbox checked={newTab} onChange={({ target }) => setNewTab(target.checked)}>
        {t('text.newTab')}
      </Checkbox>
      <div>
        {present !== '' && <Button onClick={() => set(null)}>{t('text.unlink')}</Button>}
        <Button type="primary" onClick={apply}>
          {t('text.setLink')}
        </Button>
      </div>
    </div>
  )
  return (
    <Popover
      content={form}
      trigger="click"
      open={open}
      onOpenChange={(next) => (next ? undefined : close())}
    >
      <span>
        <ToolButton
          label={t('text.link')}
          icon="link"
          pressed={present !== ''}
          onPress={() => {
            setAddress(present)
            setOpen(true)
          }}
        />
      </span>
    </Popover>
  )
}
