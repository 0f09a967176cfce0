import type { CollectionConfig, PayloadRequest, TextField } from 'payload'
import { isSitePath } from '../fields/address-fields'
import { isPage, leadsToPage } from '../fields/existing-pages'
import { capLimit } from '../hooks/http-limits'
import { redirectTo } from '../hooks/moved-pages'
import { groups, type Label, label, messageFor } from '../labels'
import { lookUpsOf } from '../transaction'
import { contentCollection } from './content-collection'

const pathRule = label(
  'Đường dẫn bắt đầu bằng một dấu /, không có mã ngôn ngữ, dấu ? và dấu # và không kết thúc bằng dấu /, ví dụ /san-pham/kem-cu',
  'A path begins with one /, has no language prefix, ? or # and no / at its end, for example /san-pham/kem-cu',
)

const isPagePath = (value: string) => isSitePath(value) && !/[?#]|.\/$/.test(value)

type Rule = (req: PayloadRequest, path: string, from: unknown) => Promise<Label | null>

const pathField = (name: string, text: Label, brokenRule: Rule): TextField =>
  ({
    name,
    type: 'text',
    label: text,
    required: true,
    maxLength: 500,
    validate: async (
      value: unknown,
      { req, siblingData }: { req: PayloadRequest; siblingData: object },
    ) => {
      if (typeof value !== 'string' || value.length > 500 || !isPagePath(value)) {
        return messageFor(req, pathRule)
      }
      const { from } = siblingData as { from?: unknown }
      const broken = await lookUpsOf(req)(() => brokenRule(req, value, from))
      return broken === null || messageFor(req, broken)
    },
  }) as TextField

const isFree: Rule = async (req, path) =>
  (await isPage(req, path))
    ? label('Cửa hàng đang có trang ở địa chỉ này', 'The shop has a page at this address')
    : null

/** A target that was redirected itself is replaced by its own target. */
async function lastTarget(req: PayloadRequest, to: string): Promise<string> {
  const where = { from: { equals: to } }
  const next = await req.payload.find({ collection: 'redirects', req, where, limit: 1, depth: 0 })
  return next.docs[0]?.to ?? to
}

const isTarget: Rule = async (req, path, from) => {
  if ((await lastTarget(req, path)) === from) {
    return label(
      'Hai địa chỉ sẽ dẫn vòng về nhau. Hãy chọn địa chỉ đến khác.',
      'The two addresses would lead to each other. Choose another target.',
    )
  }
  if (await leadsToPage(req, path)) return null
  return label('Cửa hàng không có trang ở địa chỉ này', 'The shop has no page at this address')
}

const collection = contentCollection({
  slug: 'redirects',
  singular: label('Chuyển hướng', 'Redirect'),
  plural: label('Chuyển hướng', 'Redirects'),
  group: groups.site,
  drafts: false,
  title: 'from',
  columns: ['from', 'to', 'updatedAt'],
  sort: '-updatedAt',
  fields: [
    {
      ...pathField('from', label('Địa chỉ cũ', 'Old address'), isFree),
      unique: true,
      // The list of missing pages links to a form with the address.
      defaultValue: ({ req }: { req?: PayloadRequest }) => req?.query?.from,
    } as TextField,
    { ...pathField('to', label('Dẫn đến', 'Leads to'), isTarget), index: true },
  ],
})

/** Old addresses of both languages; a changed slug adds its own (ADR 0208). */
export const redirects: CollectionConfig = {
  ...collection,
  // Nothing is lost with a row, and its old address stays free for another one.
  trash: false,
  admin: { ...collection.admin, listSearchableFields: ['from', 'to'] },
  hooks: {
    ...collection.hooks,
    beforeOperation: [capLimit],
    beforeChange: [async ({ data, req }) => ({ ...data, to: await lastTarget(req, data.to) })],
    afterChange: [
      ...(collection.hooks?.afterChange ?? []),
      ({ doc, req }) => redirectTo(req, doc.to, doc.from),
    ],
  },
}
