import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import { expect, test } from 'vitest';
import { renderOpenapi } from './openapi.ts';

const { paths } = JSON.parse(renderOpenapi(gatewayContract, '1.2.3')) as {
  paths: Record<string, { post: { requestBody: { content: object }; responses: Record<string, { content: object }> } }>;
};
const at = (path: string) => paths[`/gateway/${path}`]?.post;

test('R-7.002 a call takes its data in an envelope and responds with one', () => {
  const { requestBody, responses } = at('inquiry/submitNewInquiry.json') ?? {};
  expect(requestBody?.content).toMatchObject({
    'application/json': { schema: { required: ['data'], properties: { data: { type: 'object' } } } },
  });
  expect(responses?.['200']?.content).toMatchObject({
    'application/json': { schema: { required: ['code', 'data'], properties: { code: { type: 'string' } } } },
  });
});

test('R-7.004 R-7.032 a call with a file takes a form, and an upload responds with a bare list', () => {
  const { requestBody, responses } = at('image/upload.json') ?? {};
  const properties = {
    file: { format: 'binary' },
    token: { type: 'string' },
    visibility: { enum: ['public', 'private'] },
  };
  expect(requestBody?.content).toMatchObject({ 'multipart/form-data': { schema: { required: ['file'], properties } } });
  expect(responses?.['200']?.content).toMatchObject({
    'application/json': { schema: { type: 'array', items: { required: ['id', 'msgs'] } } },
  });
  expect(responses?.default?.content).toMatchObject({ 'application/json': { schema: { required: ['code'] } } });
});
