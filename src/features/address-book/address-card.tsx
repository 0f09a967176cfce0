import { formatPhone } from '@nas/domain/contact'
import { fill } from '@nas/domain/placeholders'
import { useState } from 'react'
import type { AddressEntry } from '../../api-client/addresses.ts'
import { useSingleRun } from '../../forms/core/use-single-run.ts'
import { SuccessorNote } from '../../forms/place-fields.tsx'
import { endIfSignedOut } from '../../stores/session-token.ts'
import { notify } from '../../stores/toast.store.ts'
import { RemoveQuestion } from '../../ui/remove-question.tsx'
import { makeDefault, removeAddress } from './address-book.store.ts'
import type { BookTexts } from './address-form.ts'

export const changeButtonId = (id: number | string): string => `address-change-${id}`

interface AddressCardProps {
  entry: AddressEntry
  texts: BookTexts
  onChange: () => Promise<void>
  /** Called after its buttons have disappeared. */
  onRemoved: () => void
}

export function AddressCard({ entry, texts, onChange, onRemoved }: AddressCardProps) {
  const { name, phone, address, ward, district, province, is_default } = entry.attributes
  const { busy, run } = useSingleRun()
  const [asking, setAsking] = useState(false)
  const named = (text: string) => fill(text, { name, address })

  const doing = (deed: () => Promise<void>, done?: string) => () =>
    run(async () => {
      try {
        await deed()
        if (done !== undefined) notify({ variant: 'success', message: done })
      } catch (error) {
        endIfSignedOut(error)
        notify({ variant: 'danger', message: texts.problemUnknown })
      }
    })
  const remove = doing(async () => {
    await removeAddress(entry)
    onRemoved()
  }, texts.removed)

  return (
    <li className="member-box address-card">
      <address>
        <strong>{name}</strong>
        <span>{formatPhone(phone)}</span>
        <span>{address}</span>
        <span>{[ward, district, province].filter(Boolean).join(', ')}</span>
        {district ? <SuccessorNote province={province} text={texts.placeSuccessor} /> : null}
        {is_default ? <span className="address-card__default">{texts.isDefault}</span> : null}
      </address>
      {asking ? (
        <RemoveQuestion
          className="address-card__deeds"
          question={texts.askRemove}
          yes={texts.remove}
          no={texts.keep}
          onYes={remove}
          onNo={() => setAsking(false)}
        />
      ) : (
        <div className="address-card__deeds">
          <button
            type="button"
            id={changeButtonId(entry.id)}
            className="button button--outline button--small"
            aria-label={named(texts.changeNamed)}
            aria-disabled={busy || undefined}
            onClick={doing(onChange)}
          >
            {texts.changeShort}
          </button>
          {is_default ? null : (
            <button
              type="button"
              className="button button--quiet button--small"
              aria-label={named(texts.makeDefaultNamed)}
              aria-disabled={busy || undefined}
              onClick={doing(() => makeDefault(entry), texts.madeDefault)}
            >
              {texts.makeDefault}
            </button>
          )}
          <button
            type="button"
            className="button button--quiet button--small"
            aria-label={named(texts.removeNamed)}
            aria-disabled={busy || undefined}
            onClick={() => setAsking(true)}
          >
            {texts.remove}
          </button>
        </div>
      )}
    </li>
  )
}
