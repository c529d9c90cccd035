import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface SmtpSink {
  readonly url: string;
  /** The emails in order of arrival. */
  readonly arrived: readonly Email[];
  /** Resolves with the next email. */
  next(): Promise<Email>;
  close(): Promise<void>;
}

/** Starts a mail server on the loopback that records every email. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const arrived: Email[] = [];
  let waiting: ((mail: Email) => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const storeMail = async (): Promise<void> => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        arrived.push(mail);
        for (const notify of waiting) notify(mail);
        waiting = [];
      };
      storeMail().then(() => done(), done);
    },
  });
  server.on('error', () => undefined); // a sender was killed in the middle of an email
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as { port: number }; // a server that listens on a port has such an address
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
