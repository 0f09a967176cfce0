export { checkStock as POST } from '../../../../orders/http/carts'
