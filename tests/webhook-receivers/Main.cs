using System;
using System.Collections.Generic;

/// <summary>`true` or `false` for each five arguments: secret, id, timestamp, signatures and body.</summary>
static class Program
{
    static void Main(string[] args)
    {
        for (int at = 0; at < args.Length; at += 5)
        {
            var headers = new Dictionary<string, string>
            {
                ["webhook-id"] = args[at + 1],
                ["webhook-timestamp"] = args[at + 2],
                ["webhook-signature"] = args[at + 3],
            };
            Console.WriteLine(Webhooks.Verify(args[at + 4], headers, args[at]) ? "true" : "false");
        }
    }
}
