import { fallback, type InferOutput, object, string } from 'valibot'
import { noPlaces, storedPlace } from '../../forms/place.ts'
import { readerOf, storedText, storedTick } from '../../forms/stored-values.ts'

const draftSchema = object({
  name: storedText,
  phone: storedText,
  email: storedText,
  province: storedPlace,
  district: storedPlace,
  ward: storedPlace,
  address: storedText,
  note: storedText,
  payment: fallback(string(), 'cod'),
  data: storedTick,
  policy: storedTick,
  marketing: storedTick,
  loyalty: storedTick,
  account: storedTick,
  password: storedText,
})

/** What the shopper has typed so far. Consents start unticked: each is given by hand. */
export type OrderDraft = InferOutput<typeof draftSchema>
export type DraftField = keyof OrderDraft

export const emptyDraft: OrderDraft = {
  name: '',
  phone: '',
  email: '',
  ...noPlaces,
  address: '',
  note: '',
  payment: 'cod',
  data: false,
  policy: false,
  marketing: false,
  loyalty: false,
  /** A guest wants to become a member. */
  account: false,
  password: '',
}

/** A draft from the storage; what is broken in it becomes empty. */
export const readDraft = readerOf<OrderDraft>(draftSchema, emptyDraft)
