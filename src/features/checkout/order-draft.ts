import {
  boolean,
  fallback,
  type InferOutput,
  integer,
  nullable,
  number,
  object,
  pipe,
  safeParse,
  string,
} from 'valibot'

const text = fallback(string(), '')
const tick = fallback(boolean(), false)
const place = fallback(nullable(object({ id: pipe(number(), integer()), name: string() })), null)

const draftSchema = object({
  name: text,
  phone: text,
  email: text,
  province: place,
  district: place,
  ward: place,
  address: text,
  note: text,
  payment: fallback(string(), 'cod'),
  data: tick,
  policy: tick,
  marketing: tick,
  loyalty: tick,
})

/** What the shopper has typed so far. Consents start unticked: each is given by hand. */
export type OrderDraft = InferOutput<typeof draftSchema>
export type DraftField = keyof OrderDraft
export type Place = NonNullable<OrderDraft['province']>

/** Stands where a district has no wards: chosen, with nothing to write. */
export const noPlace: Place = { id: 0, name: '' }

export const emptyDraft: OrderDraft = {
  name: '',
  phone: '',
  email: '',
  province: null,
  district: null,
  ward: null,
  address: '',
  note: '',
  payment: 'cod',
  data: false,
  policy: false,
  marketing: false,
  loyalty: false,
}

/** A draft from the storage; what is broken in it becomes empty. */
export function readDraft(stored: unknown): OrderDraft {
  const draft = safeParse(draftSchema, stored)
  return draft.success ? draft.output : emptyDraft
}

/** Sets a field; another province or district empties the places below it. */
export function withField<F extends DraftField>(
  draft: OrderDraft,
  field: F,
  value: OrderDraft[F],
): OrderDraft {
  const changed = { ...draft, [field]: value }
  if (field === 'province' && draft.province?.id !== changed.province?.id) {
    return { ...changed, district: null, ward: null }
  }
  if (field === 'district' && draft.district?.id !== changed.district?.id) {
    return { ...changed, ward: null }
  }
  return changed
}
