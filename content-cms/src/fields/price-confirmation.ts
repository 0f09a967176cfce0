import { formatPrice, priceNeedsConfirmation, suspiciousBelow } from '@nas/domain/money'
import type {
  CheckboxField,
  CheckboxFieldValidation,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import { isEditor, isWriter } from '../access/rules'
import { type Label, label, messageFor } from '../labels'
import { isPrice } from './product-fields'

export const priceConfirmation = 'price_confirmed'

/** The price in the shop, also while a draft holds another one; null for a new product. */
async function storedPrice(
  req: PayloadRequest,
  id: number | string | undefined,
): Promise<number | null> {
  if (id === undefined) return null
  const product = { collection: 'products', req, where: { id: { equals: id } } } as const
  const stored = await req.payload.db.findOne<{ id: number; price: number }>(product)
  return stored?.price ?? null
}

function sentence(before: number | null, after: number): Label {
  const shown = formatPrice(after)
  if (before === null) {
    return label(
      `Giá ${shown} thấp bất thường: hãy xác nhận.`,
      `The price ${shown} is unusually low: confirm it.`,
    )
  }
  const former = formatPrice(before)
  return label(
    `Giá đổi từ ${former} thành ${shown}: hãy xác nhận.`,
    `The price changes from ${former} to ${shown}: confirm it.`,
  )
}

/** Drafts are not validated: the price is confirmed when it is published. */
const validate: CheckboxFieldValidation = async (confirmed, { req, id, data }) => {
  const { price, _status } = data as { price?: unknown; _status?: unknown }
  const isPublished = _status === 'published' && (isEditor(req) || isWriter(req))
  if (!isPublished || !isPrice(price)) return true
  const before = await storedPrice(req, id)
  const isUnusual = priceNeedsConfirmation(before, price)
  req.context.formerPrice = before
  req.context[priceConfirmation] = isUnusual && confirmed === true
  return !isUnusual || confirmed === true || messageFor(req, sentence(before, price))
}

const field = (validate: CheckboxFieldValidation): CheckboxField => ({
  name: priceConfirmation,
  type: 'checkbox',
  label: label('Xác nhận giá bất thường', 'Confirm an unusual price'),
  validate,
  admin: {
    // Payload's default for a virtual field is true.
    readOnly: false,
    description: label(
      `Cần khi đăng giá dưới ${formatPrice(suspiciousBelow)} hoặc đổi hơn một nửa`,
      `Needed to publish a price below ${formatPrice(suspiciousBelow)} or changed by more than half`,
    ),
  },
})

/** Not stored: it belongs to one save, whose entry in the audit log keeps it. */
export const priceConfirmationField = (): CheckboxField => ({ ...field(validate), virtual: true })

type Planned = { action?: string; document?: { relationTo: string; value: unknown } }

/** Of the draft as it is when its publication is planned. */
const validatePlanned: CheckboxFieldValidation = async (confirmed, { req, data, operation }) => {
  const { document } = data as Planned
  if (confirmed || operation !== 'create' || document?.relationTo !== 'products') return true
  const product = { collection: 'products', id: Number(document.value), req } as const
  const draft = await req.payload.findByID({ ...product, draft: true, disableErrors: true })
  if (!isPrice(draft?.price)) return true
  const before = await storedPrice(req, product.id)
  return (
    !priceNeedsConfirmation(before, draft.price) || messageFor(req, sentence(before, draft.price))
  )
}

export const plannedPriceField = (): CheckboxField => {
  const stored = field(validatePlanned)
  const condition = (data: Planned) =>
    data.document?.relationTo === 'products' && data.action === 'publish'
  return { ...stored, admin: { ...stored.admin, condition } }
}

/** A confirmed price is part of the saved document for the hooks that follow, such as the audit log. */
export function withPriceConfirmation(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks?.afterChange ?? []),
        ({ doc, context }) =>
          context[priceConfirmation] ? { ...doc, [priceConfirmation]: true } : doc,
      ],
    },
  }
}
