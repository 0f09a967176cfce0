import type { User } from '@nas/contract/user'
import en from '../../../i18n/locales/en/crm-users.json'
import vi from '../../../i18n/locales/vi/crm-users.json'
import { textsOf } from '../../kit/texts/texts.ts'

export const useUserTexts = textsOf<keyof typeof vi>({ vi, en })

export const personName = ({ fullname, username }: User) => fullname || username
