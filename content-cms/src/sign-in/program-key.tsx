'use client'

import {
  Button,
  ConfirmationModal,
  CopyToClipboard,
  toast,
  useConfig,
  useDocumentInfo,
  useFormFields,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useState } from 'react'
import { languageOf } from '../labels'
import './program-key.css'

const texts = {
  vi: {
    title: 'Khóa API cho chương trình',
    about: 'Chương trình có khóa này viết bản nháp với tên của cộng tác viên này.',
    make: 'Tạo khóa',
    once: 'Hãy sao chép khóa này ngay: khóa chỉ hiện một lần.',
    withdraw: 'Thu hồi khóa',
    ask: 'Chương trình đang dùng khóa này sẽ không viết được nữa.',
    withdrawn: 'Đã thu hồi khóa.',
    failed: 'Chưa thực hiện được. Hãy thử lại sau ít phút.',
  },
  en: {
    title: 'API key for programs',
    about: 'A program with this key writes drafts in the name of this contributor.',
    make: 'Create a key',
    once: 'Copy this key now: it is shown once.',
    withdraw: 'Withdraw the key',
    ask: 'The program that uses this key will no longer be able to write.',
    withdrawn: 'The key is withdrawn.',
    failed: 'This did not work. Try again in a minute.',
  },
}

const modal = 'withdraw-key'

// `randomUUID` is absent without https.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** Makes and withdraws the key of a contributor. */
export function ProgramKey() {
  const { id, setData } = useDocumentInfo()
  const { routes } = useConfig().config
  const { openModal } = useModal()
  const say = texts[languageOf(useTranslation().i18n.language)]
  const stored = useFormFields(([fields]) => fields.hasAPIKey?.value === true)
  /** Undefined until this form has made or withdrawn a key. */
  const [made, setMade] = useState<string | null>()
  const [isBusy, setBusy] = useState(false)

  async function set(apiKey: string | null): Promise<void> {
    setBusy(true)
    const answer = await fetch(`${routes.api}/users/${id}?depth=0`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ apiKey, enableAPIKey: apiKey !== null }),
    }).catch(() => null)
    setBusy(false)
    if (!answer?.ok) {
      toast.error(say.failed)
      return
    }
    // The next save starts from this version.
    setData((await answer.json()).doc)
    setMade(apiKey)
    if (apiKey === null) toast.success(say.withdrawn)
  }

  const hasKey = made === undefined ? stored : made !== null
  const button = { buttonStyle: 'secondary', disabled: isBusy, size: 'small' } as const
  return (
    <section aria-label={say.title} className="program-key">
      <div className="field-label">{say.title}</div>
      <div className="field-description">{say.about}</div>
      {made && (
        <div role="status">
          {say.once}
          <div className="program-key__new">
            <code>{made}</code>
            <CopyToClipboard value={made} />
          </div>
        </div>
      )}
      {hasKey ? (
        <Button {...button} onClick={() => openModal(modal)}>
          {say.withdraw}
        </Button>
      ) : (
        <Button {...button} onClick={() => void set(newKey())}>
          {say.make}
        </Button>
      )}
      <ConfirmationModal
        body={say.ask}
        confirmLabel={say.withdraw}
        heading={say.title}
        modalSlug={modal}
        onConfirm={() => set(null)}
      />
    </section>
  )
}
