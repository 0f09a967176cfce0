export { save as POST } from '../../../../orders/http/carts'
