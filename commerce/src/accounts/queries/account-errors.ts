import { ShopError } from '../../platform/errors/shop-error'

export function taken(): ShopError {
  return new ShopError('taken', 'Email or Username are already taken')
}

/** One answer for every reason, so that nobody finds out who has an account. */
export function invalidCredentials(): ShopError {
  return new ShopError('invalid_credentials', 'Invalid identifier or password')
}

/** Said to nobody but the owner. */
export function accountBlocked(): ShopError {
  return new ShopError('account_blocked', 'This account is blocked.')
}

export function unauthorized(): ShopError {
  return new ShopError('unauthorized', 'Missing or invalid credentials')
}

export function accountNotFound(): ShopError {
  return new ShopError('not_found', 'There is no such account.')
}

/** Of a mailed code. */
export function codeIncorrect(): ShopError {
  return new ShopError('code_incorrect', 'Incorrect code provided')
}
