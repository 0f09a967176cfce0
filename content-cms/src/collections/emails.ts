import {
  type EmailWords,
  emailTexts,
  isEmailKind,
  requiredPlaceholders,
} from '@nas/domain/email-texts/texts'
import type { CollectionConfig, TextareaField, TextField } from 'payload'
import { text as validateText } from 'payload/shared'
import { closed, editors, editorsAndReader, noCaller, publishers } from '../access/rules'
import { readTest, sendTest } from '../emails/test-endpoints'
import { checkPlaceholders } from '../fields/placeholders'
import { plainText } from '../fields/plain-fields'
import { groups, type Label, label } from '../labels'
import { contentCollection } from './content-collection'

/** Only `preview` may be empty. */
function wordsField(name: keyof EmailWords, text: Label, maxLength: number): TextField {
  const required = name !== 'preview'
  return {
    name,
    type: 'text',
    label: text,
    localized: true,
    required,
    maxLength,
    validate: (value: unknown, options) => {
      const verdict = validateText(value as never, { ...options, required, maxLength } as never)
      const { kind = '' } = options.siblingData as { kind?: string }
      if (verdict !== true || !isEmailKind(kind)) return verdict
      const rules = { known: emailTexts[kind].known, required: requiredPlaceholders(kind, name) }
      return checkPlaceholders(options.req, value, rules)
    },
  } as TextField
}

const setByMigration = { required: true, access: { update: noCaller } }

const collection = contentCollection({
  slug: 'emails',
  singular: label('Email cho khách', 'Email to customers'),
  plural: label('Email cho khách', 'Emails to customers'),
  group: groups.site,
  drafts: false,
  title: 'name',
  columns: ['name', 'subject', 'updatedAt'],
  sort: 'id',
  fields: [
    plainText('name', label('Email', 'Email'), {
      ...setByMigration,
      localized: true,
      admin: { readOnly: true },
    }),
    plainText('kind', label('Loại', 'Kind'), {
      ...setByMigration,
      unique: true,
      admin: { hidden: true },
    }),
    {
      name: 'tools',
      type: 'ui',
      label: label('Gửi thử', 'Test'),
      admin: { components: { Field: '/emails/email-tools#EmailTools' } },
    },
    wordsField('subject', label('Tiêu đề', 'Subject'), 200),
    {
      ...wordsField('preview', label('Dòng xem trước', 'Preview line'), 200),
      admin: {
        description: label(
          'Hiện cạnh tiêu đề trong hộp thư. Để trống: đoạn đầu của nội dung.',
          'Shown beside the subject in the inbox. Empty: the first paragraph.',
        ),
      },
    },
    wordsField('heading', label('Lời chào', 'Greeting'), 200),
    {
      ...wordsField('text', label('Nội dung', 'Text'), 3000),
      type: 'textarea',
      admin: {
        rows: 8,
        description: label(
          'Cách đoạn bằng một dòng trống. Cửa hàng tự thêm số tiền, hạn, nút bấm và lời nhắc an toàn.',
          'Separate paragraphs by an empty line. The shop adds sums, deadlines, buttons and safety advice.',
        ),
      },
    } as TextareaField,
  ],
})

/** Their kinds are fixed: a migration has written each with the texts of `emailTexts`. */
export const emails: CollectionConfig = {
  ...collection,
  access: { ...closed, admin: editors, read: editorsAndReader, update: publishers },
  trash: false,
  endpoints: [sendTest, readTest],
}
