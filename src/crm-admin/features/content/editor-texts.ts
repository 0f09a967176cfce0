import en from '../../../i18n/locales/en/crm-editor.json'
import vi from '../../../i18n/locales/vi/crm-editor.json'
import { textsOf } from '../../kit/texts/texts.ts'

export type EditorTextKey = keyof typeof vi

export const isEditorText = (key: string): key is EditorTextKey => Object.hasOwn(vi, key)

export const useEditorTexts = textsOf<EditorTextKey>({ vi, en })
