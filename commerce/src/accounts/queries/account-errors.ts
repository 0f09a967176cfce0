import { fieldError, ShopError } from '../../platform/errors/shop-error'

/** @param field the taken field, if the caller may know it */
export function taken(field?: 'email' | 'username'): ShopError {
  const message = 'Email or Username are already taken'
  return field ? fieldError('taken', field, message) : new ShopError('taken', message)
}

/** One error for all reasons, so that it does not disclose which accounts exist. */
export function invalidCredentials(): ShopError {
  return new ShopError('invalid_credentials', 'Invalid identifier or password')
}

/** Returned to the owner only. */
export function accountBlocked(): ShopError {
  return new ShopError('account_blocked', 'This account is blocked.')
}

export function unauthorized(): ShopError {
  return new ShopError('unauthorized', 'Missing or invalid credentials')
}

export function accountNotFound(): ShopError {
  return new ShopError('not_found', 'There is no such account.')
}

export function codeIncorrect(): ShopError {
  return new ShopError('code_incorrect', 'Incorrect code provided')
}
