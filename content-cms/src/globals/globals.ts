import { pathOfDocument } from '@nas/domain/document-pages'
import { standardDelivery } from '@nas/domain/standard-delivery'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Field, GlobalConfig, GlobalSlug, JSONField, PayloadRequest, TextField } from 'payload'
import { editors, editorsAndReader, editorsOrPublished, publishers, writers } from '../access/rules'
import { dropGlobalDraft } from '../endpoints/drop-draft'
import { type Fields, invalid, isPlainObject } from '../endpoints/read-change'
import { badRequest, bodyOf, writerEndpoint } from '../endpoints/responses'
import { sitePathField, webAddressField } from '../fields/address-fields'
import { localParagraph, localText, plainText } from '../fields/plain-fields'
import { pictureField } from '../fields/relation-fields'
import { filmField, pathOfFilm } from '../films/film-fields'
import type { FilmKind } from '../films/film-kinds'
import { globalOutbox } from '../hooks/outbox'
import { groups, type Label, label } from '../labels'
import { plansField } from '../plans/plans-field'
import { settleGlobalReview } from '../reviews/settle-review'
import { assertVersion, execute, holdName, inTransaction } from '../transaction'
import { draftsOnly, lockName, publishUnlessDraft, restoreVersion } from './drafts'

const slug = 'deliveryinfo'

function change(req: PayloadRequest, rules: Fields, updatedAt: unknown): Promise<void> {
  return inTransaction(req, async () => {
    // Before the first change there is no row that could be locked.
    await holdName(req, slug)
    const [stored] = await execute<{ updated_at: string }>(
      req,
      sql`select updated_at from ${sql.identifier(slug)}`,
    )
    assertVersion(stored?.updated_at ?? null, updatedAt)
    const data = { ...(stored ? {} : standardDelivery), ...rules }
    await req.payload.updateGlobal({ slug, req, data, overrideAccess: false } as never)
  })
}

/** `PATCH …/rules` with `{rules, updatedAt}`; 409 when `updatedAt` is not the stored version. */
const changeDeliveryRules = writerEndpoint('patch', '/rules', async (req) => {
  const body = await bodyOf(req)
  if (!isPlainObject(body) || !isPlainObject(body.rules)) return badRequest([invalid('rules')])
  await change(req, body.rules, body.updatedAt)
  return Response.json({})
})

type RuleName = 'weekdays' | 'hours' | 'transit' | 'holidays'

const jsonField = (name: RuleName, text: Label, defaultValue?: JSONField['defaultValue']) =>
  ({ name, type: 'json', required: true, label: text, defaultValue }) as const satisfies JSONField

/** Staff edit it in the shop's back office; `/api` validates every value (ADR 0071). */
export const deliveryinfo: GlobalConfig = {
  slug,
  label: label('Giao hàng', 'Delivery'),
  admin: { group: groups.site, hidden: true },
  access: { read: editorsAndReader, readVersions: writers, update: writers },
  hooks: globalOutbox(slug),
  endpoints: [changeDeliveryRules],
  fields: [
    {
      name: 'cutoff',
      type: 'number',
      required: true,
      min: 0,
      max: 24,
      label: label('Giờ chốt đơn', 'Last hour'),
    },
    {
      name: 'processing',
      type: 'number',
      required: true,
      min: 0,
      label: label('Số ngày xử lý', 'Days to process'),
    },
    jsonField('weekdays', label('Ngày làm việc', 'Working days')),
    jsonField('hours', label('Giờ làm việc', 'Working hours'), standardDelivery.hours),
    jsonField('transit', label('Số ngày giao', 'Days on the way')),
    jsonField('holidays', label('Ngày nghỉ', 'Holidays')),
  ],
}

/** With drafts when a page shows it; they are validated, so a preview or a plan has what it needs. */
export function siteGlobal(slug: GlobalSlug, text: Label, fields: Field[]): GlobalConfig {
  const drafts = pathOfDocument(slug, {}) !== null && { validate: true }
  const outbox = globalOutbox(slug)
  const read = drafts ? editorsOrPublished : editorsAndReader
  return {
    slug,
    label: text,
    admin: { group: groups.site },
    access: { read, readVersions: editors, update: drafts ? editors : publishers },
    versions: { drafts, max: 30 },
    // Payload 3.90.1 tells the form whether a version is published by a field that it does not select.
    ...(drafts && { forceSelect: { _status: true } }),
    hooks: {
      ...outbox,
      ...(drafts && {
        beforeChange: [lockName],
        afterChange: [settleGlobalReview, ...(outbox.afterChange ?? [])],
      }),
      beforeOperation: drafts ? [draftsOnly, dropGlobalDraft(slug), publishUnlessDraft] : [],
    },
    endpoints: drafts ? [restoreVersion(slug)] : [],
    fields: drafts ? [...fields, plansField()] : fields,
  }
}

export const siteinfo = siteGlobal('siteinfo', label('Liên kết mạng xã hội', 'Social links'), [
  webAddressField('link_lazada', label('Lazada', 'Lazada')),
  webAddressField('link_tiktok', label('TikTok', 'TikTok')),
  webAddressField('link_shopee', label('Shopee', 'Shopee')),
  webAddressField('link_facebook', label('Facebook', 'Facebook')),
  webAddressField('link_instagram', label('Instagram', 'Instagram')),
  webAddressField('link_youtube', label('YouTube', 'YouTube')),
  webAddressField('link_zalo', label('Zalo', 'Zalo')),
])

export const nasinfo = siteGlobal('nasinfo', label('Thông tin công ty', 'Company'), [
  localText('company', label('Tên công ty', 'Company name')),
  localText('msdn', label('Mã số doanh nghiệp', 'Registration number')),
  localText('address', label('Địa chỉ', 'Address')),
  plainText('phone', label('Điện thoại', 'Phone')),
  { name: 'email', type: 'email', label: label('Email', 'Email') },
  localText('hours', label('Giờ làm việc', 'Working hours')),
  localText('return_promise', label('Cam kết đổi trả', 'Promise of returns')),
  localText('genuine_promise', label('Cam kết chính hãng', 'Promise of authenticity')),
  {
    name: 'required_note',
    type: 'select',
    label: label('Xem hàng khi nhận', 'Inspection on delivery'),
    // The values of GHN's API.
    options: [
      { value: 'CHOTHUHANG', label: label('Được mở và thử hàng', 'Open and try') },
      { value: 'CHOXEMHANGKHONGTHU', label: label('Được xem, không thử', 'See, not try') },
      {
        value: 'KHONGCHOXEMHANG',
        label: label('Không mở trước khi trả tiền', 'Closed until paid'),
      },
    ],
  },
  webAddressField('ministry_link', label('Liên kết Bộ Công Thương', 'Link to the Ministry')),
  pictureField('ministry_badge', label('Dấu Bộ Công Thương', 'Badge of the Ministry')),
])

/** A film of the library; without one a path, as of the films that the shop ships. */
function videoFields(kind: FilmKind, text: Label): Field[] {
  const [film, path] = [`film_${kind}`, `video_${kind}`]
  return [
    filmField(film, path, text, kind),
    {
      ...sitePathField(path, label(`Đường dẫn ${text.vi}`, `Path of the ${text.en}`)),
      admin: { condition: (data) => !data[film] },
      hooks: { beforeValidate: [pathOfFilm(film)] },
    } as TextField,
  ]
}

export const bannerinfo = siteGlobal('bannerinfo', label('Video trang chủ', 'Home video'), [
  localText('heading', label('Tiêu đề', 'Heading')),
  localParagraph('text', label('Lời giới thiệu', 'Text')),
  ...videoFields('mp4', label('Video MP4', 'MP4 video')),
  ...videoFields('webm', label('Video WebM', 'WebM video')),
  pictureField('poster', label('Ảnh chờ', 'Poster')),
])

const synonymText = (name: string, text: Label, example: Label): Field =>
  plainText(name, text, {
    required: true,
    maxLength: 300,
    admin: { description: example },
  })

/** How the search understands shoppers (ADR 0183). */
export const searchinfo = siteGlobal('searchinfo', label('Tìm kiếm', 'Search'), [
  {
    name: 'synonyms',
    type: 'array',
    maxRows: 500,
    label: label('Từ đồng nghĩa và cách viết', 'Synonyms and spellings'),
    labels: {
      singular: label('Dòng', 'Row'),
      plural: label('Dòng', 'Rows'),
    },
    fields: [
      {
        type: 'row',
        fields: [
          synonymText(
            'typed',
            label('Khách gõ', 'Shoppers type'),
            label('Cách nhau bằng dấu phẩy, ví dụ: kcn, kem cn', 'With commas: kcn, sun cream'),
          ),
          synonymText(
            'meant',
            label('Tìm thêm', 'Also find'),
            label('Cách nhau bằng dấu phẩy: kem chống nắng', 'With commas: sunscreen'),
          ),
        ],
      },
    ],
  },
  {
    name: 'ignored',
    type: 'textarea',
    maxLength: 2000,
    label: label('Từ bỏ qua khi tìm', 'Words that a search ignores'),
    admin: {
      description: label(
        'Cách nhau bằng dấu phẩy. Các từ này chỉ được tìm khi khách không gõ gì khác.',
        'With commas. They are searched only when nothing else was typed.',
      ),
    },
  },
])
