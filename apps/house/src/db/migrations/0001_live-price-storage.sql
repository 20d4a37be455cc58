-- The feed's leader writes these rows again after a crash, and updates them in place many times a second.
ALTER TABLE "live_price" SET UNLOGGED;--> statement-breakpoint
ALTER TABLE "live_price" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "accounts" SET (fillfactor = 70);
