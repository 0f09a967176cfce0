export { track as POST } from '../../../../orders/http/read'
