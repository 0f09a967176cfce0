import type { TextField, TextFieldSingleValidation } from 'payload'
import { type Label, label } from '../labels/label'
import { say } from '../labels/say'

const rule = label(
  'Đường dẫn bắt đầu bằng một dấu / và không có mã ngôn ngữ, ví dụ /chuyen-muc/cham-soc-da',
  'A path begins with one / and has no language prefix, for example /chuyen-muc/cham-soc-da',
)

function isSitePath(value: string): boolean {
  if (/^\/(vn|en)(\/|$)/.test(value)) return false
  return /^\/(?![/\\])[^\s\\<>"']*$/.test(value)
}

export const validateSitePath: TextFieldSingleValidation = (value, { req }) =>
  !value || isSitePath(value) ? true : say(req, rule)

/** An address on the shop itself, the same for both languages. */
export const sitePathField = (name: string, text: Label): TextField => ({
  name,
  type: 'text',
  label: text,
  validate: validateSitePath,
})
