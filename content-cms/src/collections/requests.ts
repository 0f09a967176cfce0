import { isPhone, normalisePhone } from '@nas/domain/contact'
import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  Field,
  SelectField,
  TextField,
  TextFieldSingleValidation,
} from 'payload'
import { closed, noCaller, writers } from '../access/rules'
import { requestSearch } from '../endpoints/request-search'
import { choiceField, orderField, plainText } from '../fields/plain-fields'
import { capLimit } from '../hooks/http-limits'
import { groups, type Label, label, messageFor } from '../labels'
import { lockVersion } from '../transaction'

const phoneRule = label(
  'Số điện thoại di động Việt Nam, ví dụ 0912345678',
  'A Vietnamese mobile number, for example 0912345678',
)

export const validatePhone: TextFieldSingleValidation = (value, { req }) =>
  typeof value === 'string' && isPhone(value) ? true : messageFor(req, phoneRule)

/** A mobile number (SPEC §5), stored as 0 and nine digits. */
const phoneField = (): TextField =>
  plainText('phone', label('Điện thoại', 'Phone'), {
    required: true,
    index: true,
    validate: validatePhone,
    hooks: {
      beforeValidate: [
        ({ value }) =>
          typeof value === 'string' && isPhone(value) ? normalisePhone(value) : value,
      ],
    },
  })

/** One line of text from a visitor: trimmed; an empty string counts as missing. */
const requestText = (
  name: string,
  text: Label,
  maxLength: number,
  rules: { required?: boolean } = {},
): TextField =>
  plainText(name, text, {
    ...rules,
    maxLength,
    hooks: {
      beforeValidate: [
        ({ value }) => (typeof value === 'string' ? value.normalize('NFC').trim() || null : value),
      ],
    },
  })

type Requests = {
  slug: CollectionSlug
  singular: Label
  plural: Label
  fields: Field[]
}

const progressField = (): SelectField =>
  choiceField(
    'state',
    label('Tình trạng', 'State'),
    {
      new: label('Mới', 'New'),
      processing: label('Đang xử lý', 'Being worked on'),
      done: label('Đã xong', 'Done'),
    },
    {
      required: true,
      defaultValue: 'new',
      index: true,
      hooks: {
        // A request from the shop always starts as new; the body cannot set its state.
        beforeValidate: [
          ({ operation, req, value }) => (operation === 'create' && req.user ? 'new' : value),
        ],
      },
    },
  )

/** Locks the document. `updatedAt` in the body is the version that the change is based on. */
const lockBeforeUpdate =
  (collection: CollectionSlug): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'update' || !('id' in args)) return args
    const { id, data } = args as { id: number; data: { updatedAt?: unknown } }
    const { updatedAt, ...fields } = data
    await lockVersion(req, { collection, id }, updatedAt)
    // No editor opens a request, so Payload's own lock need not be read.
    return { ...args, data: fields, overrideLock: true }
  }

/** Personal data: neither the reader's key nor an editor can read them (ADR 0087). */
function requestCollection(requests: Requests): CollectionConfig {
  return {
    slug: requests.slug,
    labels: { singular: requests.singular, plural: requests.plural },
    admin: { group: groups.contacts, useAsTitle: 'name', hidden: true },
    defaultSort: '-createdAt',
    access: { ...closed, create: writers, read: writers, update: writers },
    hooks: { beforeOperation: [capLimit, lockBeforeUpdate(requests.slug)] },
    endpoints: [requestSearch(requests.slug)],
    fields: [
      ...requests.fields,
      progressField(),
      // Staff's lists are sorted by it like all others (SPEC §9).
      orderField(),
      // Visitors cannot set these fields; only the shop's key reads them, for staff.
      plainText('assignee', label('Người phụ trách (email)', 'Person in charge (email)'), {
        maxLength: 254,
        index: true,
        access: { create: noCaller },
        admin: { position: 'sidebar' },
      }),
      {
        name: 'note',
        type: 'textarea',
        label: label('Ghi chú nội bộ', 'Internal note'),
        maxLength: 5000,
        // A field with its own read rule cannot be used in the list's filters (request-columns).
        access: { create: noCaller, read: writers },
      },
    ],
  }
}

/** SPEC §5: name, phone, occupation and address are required. */
export const distributors = requestCollection({
  slug: 'distributors',
  singular: label('Đăng ký đối tác', 'Distributor sign-up'),
  plural: label('Đăng ký đối tác', 'Distributor sign-ups'),
  fields: [
    requestText('name', label('Họ và tên', 'Full name'), 120, { required: true }),
    phoneField(),
    requestText('occupation', label('Nghề nghiệp', 'Occupation'), 120, { required: true }),
    requestText('company', label('Công ty, cửa hàng, spa', 'Company, store or spa'), 200),
    requestText('province', label('Tỉnh, thành phố', 'Province or city'), 120),
    requestText('district', label('Quận, huyện', 'District'), 120),
    requestText('ward', label('Phường, xã', 'Ward or commune'), 120),
    requestText('address', label('Địa chỉ đầy đủ', 'Full address'), 500, { required: true }),
  ],
})

/** SPEC §5: name, phone and order code are required; a contact message has no order. */
export const supports = requestCollection({
  slug: 'supports',
  singular: label('Yêu cầu hỗ trợ', 'Customer-care request'),
  plural: label('Yêu cầu hỗ trợ', 'Customer-care requests'),
  fields: [
    requestText('name', label('Họ và tên', 'Full name'), 120, { required: true }),
    phoneField(),
    // A key of the shop's forms; other clients of `/api` may send other texts.
    requestText('type', label('Vấn đề', 'Problem type'), 120),
    requestText('order_code', label('Mã đơn hàng', 'Order code'), 60),
    { name: 'message', type: 'textarea', label: label('Nội dung', 'Message'), maxLength: 5000 },
  ],
})
