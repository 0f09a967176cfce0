import { useStore } from '@nanostores/react'
import { type SubmitEvent, useEffect, useRef } from 'react'
import type { AddressEntry } from '../../api-client/addresses.ts'
import { FormErrors } from '../../forms/error-summary.tsx'
import { NameField, PhoneField, StreetField } from '../../forms/person-fields.tsx'
import { PlaceFields } from '../../forms/place-fields.tsx'
import { useForm } from '../../forms/use-form.ts'
import type { Profile } from '../../stores/session.store.ts'
import { notify } from '../../stores/toast.store.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadFailure, Loading } from '../../ui/load-states.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { $book, type AddressBook as Book, forgetBook, loadBook } from './address-book.store.ts'
import { AddressCard, changeButtonId } from './address-card.tsx'
import {
  addressForm,
  type BookTexts,
  beginAddress,
  beginChange,
  closeOthersAddress,
  newAddress,
  saveAddress,
} from './address-form.ts'

function AddressEditor({ texts }: { texts: BookTexts }) {
  const form = useForm(addressForm, texts, 'address')
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!(await saveAddress())) return
    notify({ variant: 'success', message: texts.saved })
  }
  return (
    <section className="member-box" aria-labelledby="address-title">
      <h3 id="address-title" ref={heading} tabIndex={-1}>
        {form.values.editing === newAddress ? texts.add : texts.change}
      </h3>
      <form className="member-form" noValidate onSubmit={submit}>
        <FormErrors form={form} />
        <NameField {...form.bind('name')} texts={texts} />
        <PhoneField {...form.bind('phone')} texts={texts} />
        <PlaceFields form={form} texts={texts} />
        <StreetField {...form.bind('address')} texts={texts} />
        <div className="member-form__end">
          <SubmitButton label={texts.save} busy={form.busy} busyLabel={texts.saving} />
          <button type="button" className="button button--quiet" onClick={addressForm.forget}>
            {texts.giveUp}
          </button>
        </div>
      </form>
    </section>
  )
}

const waiting: Book = { state: 'loading' }
const addButtonId = 'address-add'

export function AddressBook({ member, texts }: { member: Profile; texts: BookTexts }) {
  const { editing } = useStore(addressForm.$values, { ssr: () => addressForm.empty })
  /** Id of the button that opened the form and gets the focus back. */
  const opener = useRef(addButtonId)
  const wasEditing = useRef(false)

  useEffect(() => {
    void loadBook()
    return forgetBook
  }, [])
  useEffect(() => closeOthersAddress(member), [member])
  useEffect(() => {
    if (editing === '' && wasEditing.current) document.getElementById(opener.current)?.focus()
    wasEditing.current = editing !== ''
  }, [editing])

  const add = () => {
    opener.current = addButtonId
    beginAddress(member)
  }
  const change = (entry: AddressEntry) => {
    opener.current = changeButtonId(entry.id)
    return beginChange(member, entry)
  }
  return (
    <>
      <h2>{texts.title}</h2>
      {editing === '' ? (
        <Addresses texts={texts} onAdd={add} onChange={change} />
      ) : (
        <AddressEditor texts={texts} />
      )}
    </>
  )
}

interface AddressesProps {
  texts: BookTexts
  onAdd: () => void
  onChange: (entry: AddressEntry) => Promise<void>
}

function Addresses({ texts, onAdd, onChange }: AddressesProps) {
  const book = useStore($book, { ssr: () => waiting })
  if (book.state === 'loading') return <Loading words={texts.loading} />
  if (book.state === 'failed') {
    return (
      <LoadFailure words={texts.loadFailed} retry={texts.retry} onRetry={() => void loadBook()} />
    )
  }
  const addButton = (
    <button type="button" id={addButtonId} className="button" onClick={onAdd}>
      <Icon name="plus" />
      {texts.add}
    </button>
  )
  if (book.addresses.length === 0) {
    return (
      <EmptyState icon="truck" title={texts.emptyTitle} text={texts.emptyText} level={3}>
        {addButton}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="address-list" aria-label={texts.title}>
        {book.addresses.map((entry) => (
          <AddressCard
            key={entry.id}
            entry={entry}
            texts={texts}
            onChange={() => onChange(entry)}
            onRemoved={() => document.getElementById(addButtonId)?.focus()}
          />
        ))}
      </ul>
      {addButton}
    </>
  )
}
