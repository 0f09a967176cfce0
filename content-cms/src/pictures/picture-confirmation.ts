import { type CheckboxField, type PayloadRequest, ValidationError, type Where } from 'payload'
import { isEditor } from '../access/rules'
import { sameFile } from '../files/uploaded-file'
import { type Label, label, messageFor } from '../labels'

const confirmation = 'picture_confirmed'

/** The alternative text before the save, in its language. */
async function formerAlt(req: PayloadRequest, id: string | number): Promise<string> {
  const { alt } = await req.payload.findByID({ collection: 'media', depth: 0, id, req })
  return alt ?? ''
}

const questions = {
  double: (name: string): Label =>
    label(
      `Thư viện đã có ảnh này: ${name}. Hãy dùng ảnh đó, hoặc xác nhận để giữ cả hai.`,
      `The library has this picture: ${name}. Use it, or confirm to keep both.`,
    ),
  text: label(
    'Ảnh mới chưa lưu: hãy viết lại mô tả (cả tiếng Anh), hoặc xác nhận mô tả cũ vẫn đúng.',
    'The new picture is not saved yet: rewrite its text (in both languages), or confirm the former one.',
  ),
}

interface Upload {
  id?: string | number
  data?: { alt?: unknown; picture_confirmed?: unknown }
}

/**
 * Runs before the operation: Payload deletes a replaced file before it validates fields.
 * @throws ValidationError when the library has the file, or a replaced picture keeps its text
 */
export async function rejectUnconfirmed(req: PayloadRequest, { id, data }: Upload): Promise<void> {
  if (!req.file || !isEditor(req) || data?.picture_confirmed === true) return
  const where: Where = id ? { id: { not_equals: id } } : {}
  const double = await sameFile(req, 'media', req.file.name, { where })
  const former = id === undefined ? '' : await formerAlt(req, id)
  const asked = [
    ...(double === null ? [] : [questions.double(double)]),
    ...(former !== '' && former === (data?.alt ?? former) ? [questions.text] : []),
  ]
  if (asked.length === 0) return
  const message = asked.map((question) => messageFor(req, question)).join(' ')
  throw new ValidationError({ errors: [{ path: confirmation, message }] }, req.t)
}

/** Not stored: it belongs to one upload. */
export const pictureConfirmation = (): CheckboxField => ({
  name: confirmation,
  type: 'checkbox',
  virtual: true,
  label: label('Xác nhận ảnh', 'Confirm the picture'),
  admin: {
    // Payload's default for a virtual field is true.
    readOnly: false,
    disableListColumn: true,
    disableListFilter: true,
    description: label(
      'Cần khi thư viện đã có ảnh này, hoặc ảnh mới giữ mô tả của ảnh cũ',
      'Needed when the library has this picture, or a new picture keeps its former text',
    ),
  },
})
