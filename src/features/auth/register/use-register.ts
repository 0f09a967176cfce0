import { useForm } from '../../../forms/use-form.ts'
import { registerForm } from './register.store.ts'
import type { RegisterTexts } from './register-form.ts'

export function useRegister(texts: RegisterTexts) {
  return useForm(registerForm, texts, 'register')
}

export type RegisterFormFields = ReturnType<typeof useRegister>
