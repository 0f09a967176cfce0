import { formatPhone, isPhone } from '@nas/domain/contact'
import { useState } from 'react'
import type { AddressEntry } from '../../api-client/addresses.ts'
import { fill } from '../../i18n/fill.ts'
import type { BookTexts } from './book-texts.ts'

interface AddressCardProps {
  entry: AddressEntry
  texts: BookTexts
  onChange: () => Promise<void>
}

export const changeButtonId = (id: number | string): string => `address-change-${id}`

export function AddressCard({ entry, texts, onChange }: AddressCardProps) {
  const { name, phone, address, ward, district, province } = entry.attributes
  const [busy, setBusy] = useState(false)
  const places = [ward, district, province].filter(Boolean).join(', ')

  const press = async () => {
    if (busy) return
    setBusy(true)
    await onChange()
    setBusy(false)
  }
  return (
    <li className="member-box address-card">
      <address>
        <strong>{name}</strong>
        <span>{isPhone(phone) ? formatPhone(phone) : phone}</span>
        <span>{address}</span>
        <span>{places}</span>
      </address>
      <button
        type="button"
        id={changeButtonId(entry.id)}
        className="button button--outline button--small"
        aria-label={fill(texts.changeNamed, { name, address })}
        aria-disabled={busy || undefined}
        onClick={press}
      >
        {texts.changeShort}
      </button>
    </li>
  )
}
