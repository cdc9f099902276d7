import { expect, test } from 'vitest';
import { qr } from '../src/qr';

test('a link is a picture of its own, drawn without a script', () => {
  const one = qr('http://192.0.2.7:8080/table/abc');
  expect(one).toMatch(/^data:image\/svg/);
  expect(qr('http://192.0.2.7:8080/table/abd')).not.toBe(one);
});
